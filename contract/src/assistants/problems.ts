import type { Both } from '../language.ts'

/** What may fail when an assistant is connected, or reads through its connection. */
export const assistantProblems = {
  'assistants.unknownClient': {
    status: 400,
    tr: 'Bu bağlantı isteği tanımadığımız bir uygulamadan geldi. Asistanında bağlantıyı silip yeniden ekle.',
    en: 'This request comes from an app that we do not know. Remove the connection in your assistant and add it again.',
  },
  'assistants.wrongAddress': {
    status: 400,
    tr: 'Uygulama, kendisine ait olmayan bir dönüş adresi verdi. İzin verilmedi.',
    en: 'The app named a return address that is not its own. Nothing was allowed.',
  },
  'assistants.notAllowed': {
    status: 403,
    tr: 'Bu bağlantının bunun için izni yok. İzinleri Pusula profilinden değiştirebilirsin.',
    en: 'This connection is not allowed to do this. Permissions can be changed in the Pusula profile.',
  },
  'assistants.dailyLimit': {
    status: 429,
    tr: 'Bu bağlantının günlük sınırı doldu. Kredi kullanılmadı.',
    en: 'The daily limit of this connection is reached. No credit was used.',
  },
  'assistants.declined': {
    status: 409,
    tr: 'Kredi kullanılmasına izin verilmedi.',
    en: 'Spending a credit was not agreed to.',
  },
  'assistants.tooMany': {
    status: 409,
    tr: 'En fazla 20 asistan bağlı olabilir. Yenisi için birini kaldır.',
    en: 'At most 20 assistants can be connected. Remove one to connect another.',
  },
} as const satisfies Record<string, Both & { status: number }>
