/** Text that is no JSON stays text: it fails the keyword `type`. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
