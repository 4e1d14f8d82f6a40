// Counts which statements, branches and function bodies a test file reaches: only those tests can notice a mistake there.
import { parseSync } from 'rolldown/utils'
import { partsOf } from './operators.mjs'

const isStatement = node => /(?:Statement|Declaration)$/.test(node.type)
const notCounted = /^(?:Import|ExportAll|BlockStatement|EmptyStatement|TS)/

/** The source with a counter at every spot, and the spots: `hit(n)` is called when the n-th is reached. */
export function withCounters(file, source, first = 0) {
  const spots = []
  const inserts = []
  const count = ({ start, end }) => `globalThis.__reached(${first + spots.push({ start, end }) - 1})`

  const visit = (node, parent, key) => {
    let closing = ''
    if (
      isStatement(node) &&
      !notCounted.test(node.type) &&
      !/^(?:ForStatement|ForOf|ForIn)/.test(key === 'body' ? '' : parent.type)
    ) {
      const inList = Array.isArray(parent[key])
      if (inList) inserts.push({ at: node.start, text: `${count(node)};` })
      else if (/Statement$/.test(parent.type) && key !== 'block' && key !== 'handler' && key !== 'finalizer') {
        inserts.push({ at: node.start, text: `{${count(node)};` })
        closing = '}'
      }
    } else if (isBranch(parent, key)) {
      inserts.push({ at: node.start, text: `(${count(node)},` })
      closing = ')'
    }
    for (const part of partsOf(node)) visit(part, node, keyOf(node, part))
    if (closing) inserts.push({ at: node.end, text: closing, isClosing: true })
  }
  const { program } = parseSync(file, source)
  visit(program, {}, '')

  const ordered = inserts
    .map((insert, i) => ({ ...insert, i }))
    .sort((a, b) => a.at - b.at || Number(Boolean(b.isClosing)) - Number(Boolean(a.isClosing)) || a.i - b.i)
  let text = ''
  let from = 0
  for (const insert of ordered) {
    text += source.slice(from, insert.at) + insert.text
    from = insert.at
  }
  return { text: text + source.slice(from), spots }
}

const keyOf = (node, part) =>
  Object.keys(node).find(key => node[key] === part || (Array.isArray(node[key]) && node[key].includes(part)))

const isBranch = (parent, key) =>
  (parent.type === 'ArrowFunctionExpression' && key === 'body' && parent.expression) ||
  (parent.type === 'ConditionalExpression' && key !== 'test') ||
  (parent.type === 'LogicalExpression' && key === 'right')

/** The smallest spot around a mistake; undefined where it stands outside of all, as in a list of parameters. */
export function spotOf(spots, { start, end }) {
  let best
  for (const [i, spot] of spots.entries())
    if (
      spot.start <= start &&
      spot.end >= end &&
      (best === undefined || spot.end - spot.start <= spots[best].end - spots[best].start)
    )
      best = i
  return best
}
