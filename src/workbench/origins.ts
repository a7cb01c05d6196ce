/**
 * Forms are drawn in frames at the other name of this machine. It makes them another site: what runs there reaches
 * neither the token nor the calls, and cannot stop the workbench, as browsers give each site a process of its own.
 * Another port would be the same site, and a sandbox without an origin has no camera.
 */
const hostNames = { workbench: '127.0.0.1', frames: 'localhost' } as const;

type Site = keyof typeof hostNames;

type Port = string | number | undefined;

/** What a browser sends as `Host`. It omits the default port of http, which is empty in `location`. */
export const hostOf = (site: Site, port: Port): string =>
  port === '' || port === 80 ? hostNames[site] : `${hostNames[site]}:${port}`;

export const originOf = (site: Site, port: Port): string => `http://${hostOf(site, port)}`;

/** A page that draws forms. */
export type FramePage = 'preview.html' | 'gallery.html';

export const isFramePage = (name: string | undefined): name is FramePage =>
  name === 'preview.html' || name === 'gallery.html';
