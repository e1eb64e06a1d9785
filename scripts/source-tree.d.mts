export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

export interface Import {
  readonly specifier: string
  readonly line: number
  readonly typeOnly: boolean
}

export function lineOf(text: string, index: number): number
export function childrenOf(node: Node): Node[]
export function parse(file: string, text: string): Node
export function walk(node: Node, visit: (node: Node, within: readonly Node[]) => void): void
export function importsIn(program: Node, text: string): Import[]
