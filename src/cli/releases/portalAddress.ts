/**
 * The address of the portal whose releases are read and published: the named one, that of PORTAL_URL, or the portal of
 * this machine. Undefined where that is no address of a portal.
 */
export function portalAddress(
  named: string | undefined,
  // An empty variable counts as not set, as it does for the server.
  { PORTAL_URL, PORT }: { [name: string]: string | undefined },
): string | undefined {
  const address = named ?? (PORTAL_URL || `http://localhost:${PORT || '8080'}`);
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) return undefined;
  return address.replace(/\/+$/, '');
}

/** Whether a portal runs on this machine, so that what is sent to it passes no network. */
export const isOnThisMachine = (portal: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(portal).hostname);

/** Whether the connection to a portal is encrypted. */
export const isEncrypted = (portal: string): boolean => new URL(portal).protocol === 'https:';
