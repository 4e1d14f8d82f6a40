import { expect, it } from 'vitest'
import { piecesOf, valuesIn } from './xml.ts'

const pieces = (xml: string) => [...piecesOf(xml)].map(({ kind, text, rest }) => [kind, text, rest])

it('tags and texts come in their order, without what is meant for others', () => {
  const xml = `before<?xml version="1.0"?><!DOCTYPE a><!-- <b> --><x:a k="1>" l='>"'>t&lt;<![CDATA[<&lt;]]></x:a><c d="e"/><f/> end`
  expect(pieces(xml)).toEqual([
    ['text', 'before', ''],
    ['open', 'a', ` k="1>" l='>"'`],
    ['text', 't<', ''],
    ['text', '<&lt;', ''],
    ['close', 'a', ''],
    ['open', 'c', ' d="e"'],
    ['close', 'c', ''],
    ['open', 'f', ''],
    ['close', 'f', ''],
    ['text', ' end', ''],
  ])
  expect(pieces('')).toEqual([])
  expect(pieces('<a>')).toEqual([['open', 'a', '']])
})

it.each(['<a', '<a k=">', '<!-- a ->', '<![CDATA[a'])('what does not end is refused: %s', xml =>
  expect(() => pieces(xml)).toThrow('a tag that does not end'),
)

it('values are found by their names, in either quotes, and signs that were written by their names are read', () => {
  expect(valuesIn(` r:id = "1" b='2' c=""`)).toEqual({ id: '1', b: '2', c: '' })
  expect(pieces('&lt;&gt;&amp;&quot;&apos;&nbsp;')).toEqual([['text', '<>&"\'&nbsp;', '']])
  expect(pieces('&#xAb;&#252;&#x10ffff;&#x110000;')).toEqual([['text', '«ü\u{10ffff}&#x110000;', '']])
})
