/** What the login box shows: the quick ways, or one of the two forms of the email tab. */
export type WayIn = 'quick' | 'login' | 'register'
