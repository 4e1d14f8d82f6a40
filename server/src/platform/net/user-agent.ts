/** Who asks, and where to find out more: services without a name for their callers turn them away. */
export const userAgentOf = (version: string, publicUrl: string): string => `Pusula/${version} (+${publicUrl})`
