export { ChannelsCard } from './ChannelsCard.tsx'
export { useChannels } from './channels.queries.ts'
export { MinuteSelect, QuietCard, useMinuteText } from './QuietCard.tsx'
export { Arrived, Steps, useReceiptText } from './Steps.tsx'
