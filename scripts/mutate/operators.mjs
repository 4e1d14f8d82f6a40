// The small mistakes that a test should notice. Each is a piece of the source and the text that takes its place.
import { parseSync } from 'rolldown/utils'
import { sqlMistakes } from './sql.mjs'

const swapped = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '++': ['--'],
  '--': ['++'],
}

/** Methods and the one a hurried hand would have written. An empty name leaves the call out: `list.sort()` is then `list`. */
const methods = {
  some: 'every',
  every: 'some',
  filter: '',
  slice: '',
  sort: '',
  toSorted: '',
  reverse: '',
  toReversed: '',
  concat: '',
  trim: '',
  trimStart: '',
  trimEnd: '',
  normalize: '',
  replace: '',
  replaceAll: '',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  findLastIndex: 'findIndex',
  push: 'unshift',
  unshift: 'push',
  pop: 'shift',
  shift: 'pop',
  padStart: 'padEnd',
  padEnd: 'padStart',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  trunc: 'ceil',
  all: 'race',
}

/** Nobody is promised the words of a log or of a failure that only we read. */
const isForOurselves = node =>
  (node.type === 'NewExpression' && /Error$/.test(node.callee.name ?? '')) ||
  (node.type === 'CallExpression' &&
    /^(?:log|console)$/.test(node.callee.object?.name ?? node.callee.object?.property?.name ?? ''))

/** `const [first = ''] = text.split(',')`: the compiler does not know that there always is a first one. */
const isForTheCompiler = (node, parent) => node.type === 'AssignmentPattern' && parent.type === 'ArrayPattern'

const isText = node =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'ParenthesizedExpression' && isText(node.expression)) ||
  (node.type === 'BinaryExpression' && node.operator === '+' && (isText(node.left) || isText(node.right)))

const isNumber = node => node?.type === 'Literal' && typeof node.value === 'number'

/** One more; of what is counted in tens, twice as many: nobody feels one millisecond. */
const otherNumber = ({ value, bigint }) => {
  if (bigint !== undefined) return `${BigInt(bigint) + 1n}n`
  return String(Math.abs(value) < 10 ? value + 1 : value * 2)
}

/** Every mistake in a source: where it begins and ends, and what stands there instead. */
export function mistakesIn(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`)
  const found = []
  const put = ({ start, end }, text) => found.push({ start, end, text })
  const textOf = ({ start, end }) => source.slice(start, end)

  const putOperator = (left, right, operator) => {
    const start = source.indexOf(operator, left)
    if (start < 0 || start >= right) return
    for (const other of swapped[operator] ?? []) put({ start, end: start + operator.length }, other)
  }

  const decide = (test, isLoop = false) => {
    if (test.type === 'Literal') return
    if (!isLoop) put(test, 'true')
    put(test, 'false')
  }

  const kinds = {
    IfStatement: node => decide(node.test),
    ConditionalExpression: node => decide(node.test),
    WhileStatement: node => decide(node.test, true),
    ForStatement: node => node.test && decide(node.test, true),
    BinaryExpression(node) {
      if (node.operator === '+' && isText(node)) return
      putOperator(node.left.end, node.right.start, node.operator)
    },
    LogicalExpression(node) {
      if (node.operator === '??') {
        put(node, textOf(node.left))
        put(node, node.right.type === 'ObjectExpression' ? `(${textOf(node.right)})` : textOf(node.right))
      } else putOperator(node.left.end, node.right.start, node.operator)
    },
    AssignmentExpression(node) {
      if (node.operator === '+=' && isText(node.right)) return
      putOperator(node.left.end, node.right.start, node.operator)
    },
    UpdateExpression(node, parent) {
      if (parent.type !== 'ForStatement') putOperator(node.start, node.end, node.operator)
    },
    UnaryExpression(node) {
      if (node.operator === '!' || (node.operator === '-' && !isNumber(node.argument))) put(node, textOf(node.argument))
    },
    Literal(node, parent) {
      if (node.regex) return putPattern(node)
      if (typeof node.value === 'boolean') return put(node, String(!node.value))
      if (typeof node.value === 'string') return put(node, node.value === '' ? "'mutant'" : "''")
      if (typeof node.value === 'number' || node.bigint !== undefined) {
        // Of a table of measured numbers the first and the last: the others are no decisions.
        const table = parent.type === 'ArrayExpression' && parent.elements.length > 6 ? parent.elements : undefined
        if (!table || node === table[0] || node === table.at(-1)) put(node, otherNumber(node))
      }
    },
    TemplateLiteral: node => node.quasis.some(({ value }) => value.raw !== '') && put(node, "''"),
    ArrayExpression: node => node.elements.length > 0 && put(node, '[]'),
    ExpressionStatement: (node, parent) => !node.directive && parent.type !== 'Program' && put(node, ';'),
    ThrowStatement: node => put(node, ';'),
    ContinueStatement: node => put(node, ';'),
    BreakStatement: (node, parent) => parent.type !== 'SwitchCase' && put(node, ';'),
    ReturnStatement(node) {
      if (!node.argument) put(node, ';')
      else if (textOf(node.argument) !== 'undefined') put(node.argument, 'undefined')
    },
    ArrowFunctionExpression(node) {
      if (node.expression && textOf(node.body) !== 'undefined') put(node.body, 'undefined')
    },
    MemberExpression(node) {
      if (!node.optional) return
      const start = source.indexOf('?.', node.object.end)
      put({ start, end: start + 2 }, node.computed ? '' : '.')
    },
    CallExpression(node) {
      const { callee } = node
      if (node.optional) {
        const start = source.indexOf('?.', callee.end)
        put({ start, end: start + 2 }, '')
      }
      if (callee.type !== 'MemberExpression' || callee.computed) return
      const other = Object.hasOwn(methods, callee.property.name) ? methods[callee.property.name] : undefined
      if (other) put(callee.property, other)
      if (other === '' || callee.property.name === 'map') put(node, textOf(callee.object))
      if (textOf(callee) === 'Math.abs') put(node, `(${textOf(node.arguments[0])})`)
    },
    TaggedTemplateExpression(node) {
      if (node.tag.name !== 'sql') return
      const { start, end } = node.quasi
      for (const { at, was, text } of sqlMistakes(
        source.slice(start, end),
        node.quasi.expressions.map(part => [part.start - start, part.end - start]),
      ))
        put({ start: start + at, end: start + at + was.length }, text)
    },
  }

  /** A pattern that is no longer held at an end, or takes one where it took many. */
  const putPattern = node => {
    const { pattern, flags } = node.regex
    const others = [pattern.replace(/^\^/, ''), pattern.replace(/\$$/, ''), pattern.replace(/(?<=[)\]]|\\\w)\+/, '')]
    for (const other of new Set(others)) if (other !== pattern && other !== '') put(node, `/${other}/${flags}`)
    for (const flag of flags.replace(/[du]/g, '')) put(node, `/${pattern}/${flags.replace(flag, '')}`)
  }

  const visit = (node, parent) => {
    if (isForOurselves(node) || isForTheCompiler(node, parent)) return
    kinds[node.type]?.(node, parent)
    for (const child of partsOf(node, parent)) visit(child, node)
  }
  visit(program, program)

  const seen = new Set()
  return found
    .filter(({ start, end, text }) => {
      const key = `${start}:${end}:${text}`
      return source.slice(start, end) !== text && !seen.has(key) && seen.add(key)
    })
    .sort((a, b) => a.start - b.start || a.end - b.end)
}

const withoutMistakes =
  /^(?:ImportDeclaration|ExportAllDeclaration|TS(?!AsExpression|NonNullExpression|SatisfiesExpression).*)$/
const aboutTypes =
  /^(?:type|returnType|typeAnnotation|typeArguments|typeParameters|superTypeArguments|implements|source)$/

/** What a node is made of, without types, names of properties and the fixed text of queries. */
export function partsOf(node) {
  if (node.type === 'TaggedTemplateExpression') return node.quasi.expressions
  return Object.entries(node)
    .filter(([key]) => !aboutTypes.test(key) && (key !== 'key' || node.computed))
    .flatMap(([, value]) => value)
    .filter(part => typeof part?.type === 'string' && !withoutMistakes.test(part.type))
}
