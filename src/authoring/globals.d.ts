/** Of the standards that browsers and Node share: `lib` has it only together with the DOM. */
declare class TextDecoder {
  constructor(label: string, options: { fatal: boolean });
  decode(bytes: Uint8Array): string;
}
