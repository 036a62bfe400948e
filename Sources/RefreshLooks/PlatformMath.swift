// The only file of the looks with conditionals: where sine and its kin come from.

#if hasFeature(Embedded)
@_extern(wasm, module: "Math", name: "sin") @_extern(c)
nonisolated package func platformSine(_ x: Double) -> Double
@_extern(wasm, module: "Math", name: "cos") @_extern(c)
nonisolated package func platformCosine(_ x: Double) -> Double
@_extern(wasm, module: "Math", name: "pow") @_extern(c)
nonisolated package func platformPower(_ x: Double, _ y: Double) -> Double
#else
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

nonisolated package func platformSine(_ x: Double) -> Double { sin(x) }
nonisolated package func platformCosine(_ x: Double) -> Double { cos(x) }
nonisolated package func platformPower(_ x: Double, _ y: Double) -> Double { pow(x, y) }
#endif

/// A place on a circle around the origin, `degrees` clockwise on screen from 3 o'clock.
nonisolated func onCircle(_ degrees: Double, radius: Double) -> (x: Double, y: Double) {
  let angle = degrees * .pi / 180
  return (radius * platformCosine(angle), radius * platformSine(angle))
}
