/** Of the standards that browsers and Node share: `lib` has them only together with the DOM. */
declare class TextDecoder {
  constructor(label: string, options: { fatal: boolean });
  decode(bytes: Uint8Array): string;
}

declare class URL {
  constructor(url: string, base: string);
  readonly href: string;
}
