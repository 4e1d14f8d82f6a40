import type { Both } from '../language.ts'

/** What may fail when somebody sets up how they are reached. */
export const channelProblems = {
  'channels.notOffered': {
    status: 404,
    tr: 'Bu kanal burada yok.',
    en: 'This channel is not offered here.',
  },
  'channels.notSet': {
    status: 409,
    tr: 'Bu kanal henüz bağlı değil.',
    en: 'This channel is not set up yet.',
  },
  'channels.lastOne': {
    status: 409,
    tr: 'Alarm kurulu; en az bir kanal açık kalmalı.',
    en: 'You have alerts; keep one channel on.',
  },
  'channels.untested': {
    status: 409,
    tr: 'Önce dene: adres bir denemeyi kabul edince açılır.',
    en: 'Test it first: it is switched on when the address takes a test.',
  },
  'channels.wrongAddress': {
    status: 400,
    tr: 'Adres https ile başlamalı ve internette açık olmalı.',
    en: 'The address should start with https and be open on the internet.',
  },
  'channels.linkEnded': {
    status: 409,
    tr: 'Bağlantının süresi doldu. Yenisini al.',
    en: 'The link has ended. Take a new one.',
  },
  'channels.wrongToken': {
    status: 400,
    tr: 'Telegram bu anahtarı tanımıyor. BotFather’dan alınanı olduğu gibi yapıştır.',
    en: 'Telegram does not know this token. Paste it as BotFather gave it.',
  },
  'channels.telegramAway': {
    status: 503,
    tr: 'Telegram şu anda yanıt vermiyor. Birazdan tekrar dene.',
    en: 'Telegram does not answer right now. Try again shortly.',
  },
  'channels.botByVariable': {
    status: 409,
    tr: 'Bot, sunucunun TELEGRAM_BOT_TOKEN değişkeniyle ayarlı; buradan değiştirilemez.',
    en: 'The bot is set by the server’s variable TELEGRAM_BOT_TOKEN and cannot be changed here.',
  },
} as const satisfies Record<string, Both & { status: number }>
