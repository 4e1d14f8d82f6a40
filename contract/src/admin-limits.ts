/**
 * Row limit of a coin file, and of the owner's coins: several times what the exchanges trade that we read, and few
 * enough that no call holds others up by reading the whole list.
 */
export const ownCoinLimit = 10_000
/** Ten thousand rows of the longest ids, symbols and names are 4.3 MB. */
export const coinFileBytes = 5 * 1024 * 1024
/** More renamed coins than this nobody looks at one by one: such a file has to be split. */
export const coinWarningLimit = 100
/** As much of a preview as somebody reads. */
export const shownCoinChanges = 100

/** The beginning of an exchange's address, or nothing. */
export const hostPattern = '^(https://[A-Za-z0-9][A-Za-z0-9.-]*(:[0-9]{1,5})?)?$'
/** How many coins are open to guests at most, and from how many addresses nobody may be one. */
export const settingLimits = { guestCoins: 100, blockedAddresses: 10_000 } as const
