/** The analyses a visitor may try before becoming a member. */
export const visitorAllowance = 5
