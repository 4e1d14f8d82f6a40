/** User-Agent with a contact address: many services refuse requests without one. */
export const userAgentOf = (version: string, publicUrl: string): string => `Pusula/${version} (+${publicUrl})`
