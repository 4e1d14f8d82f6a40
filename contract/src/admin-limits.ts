/**
 * A file has no more rows, and the owner no more coins: several times what the exchanges trade that we read, and few
 * enough that no call holds others up by reading the whole list.
 */
export const ownCoinLimit = 10_000
/** Ten thousand rows of the longest ids, symbols and names are 4.3 MB. */
export const coinFileBytes = 5 * 1024 * 1024
/** More renamed coins than this nobody looks at one by one: such a file has to be split. */
export const coinWarningLimit = 100
/** As much of a preview as somebody reads. */
export const shownCoinChanges = 100
