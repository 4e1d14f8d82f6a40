/**
 * The header in which a page says for whom it was drawn: the id of an account as the server gave it, or that no member was
 * signed in. The id opens nothing: it is compared with whoever the cookie says is here.
 */
export const drawnForHeader = 'x-pusula-for'
export const nobodyHere = 'nobody'
