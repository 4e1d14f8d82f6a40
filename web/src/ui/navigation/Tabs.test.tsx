import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TabPanel, Tabs } from './Tabs.tsx'

const html = renderToStaticMarkup(
  <>
    <Tabs
      name="coin"
      label="Coin"
      tabs={[
        { id: 'a', label: 'First' },
        { id: 'b', label: 'Second', count: 3 },
      ]}
      selected="b"
      onSelect={() => {}}
    />
    <TabPanel name="coin" selected="b">
      Content
    </TabPanel>
  </>,
)

it('tabs take one stop of the Tab key, on the selected one', () => {
  expect(html.match(/role="tab"/g)).toHaveLength(2)
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
  expect(html).toMatch(/<button[^>]*id="coin-tab-b"[^>]*aria-selected="true"[^>]*tabindex="0"/i)
})

it('the selected tab and its panel name each other', () => {
  expect(html).toMatch(/id="coin-tab-b"[^>]*aria-controls="coin-panel"/)
  expect(html).toMatch(/role="tabpanel"[^>]*id="coin-panel"[^>]*aria-labelledby="coin-tab-b"/)
})
