import { extensionOf, type FileAnswer } from '#engine';

const text = (content: string) => Uint8Array.from(content, (character) => character.charCodeAt(0));
const picture = (base64: string) => text(atob(base64));

const jpeg = picture(
  '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCABQAHgDASIAAhEBAxEB/8QAGQABAQEBAQEAAAAAAAAAAAAAAAQDAgEF/8QAIxAAAQMEAgIDAQAAAAAAAAAAAAECAxETUqEEEjOBFGJxYf/EABUBAQEAAAAAAAAAAAAAAAAAAAAB/8QAFhEBAQEAAAAAAAAAAAAAAAAAABEB/9oADAMBAAIRAxEAPwD7wBNNK9siojqJ+FRSCO/JlpBfky0gSrAR35MtIL8mWkBVgOIXK6NFVaqevkaynZaVCugZ348tKL8eWlA0Bnfjy0ovx5aUDQGd+PLSnrZWOWiOqv4B2AABHyPM70WEfI8zvQTWYAKgAALOP4W+znkRuf16pWlTrj+Fvs6fI1lOy0qRUtiTHaCxJjtCi/HlpRfjy0oE9iTHaCxJjtCi/HlpRfjy0oE9iTHaHcMT2yIqton6bska+vVa0OgQAAUI+R5neiwj5Hmd6CazABUAABZx/C32c8iNz+vVK0qdcfwt9mhFR2JMdoLEmO0LACI7EmO0FiTHaFgBGPHjczt2SlaGwAUAAAj5Hmd6LDGSDu9XdqV/gTUoKPi/fQ+L99FInBR8X76HxfvoEacfwt9mhzG3oxG1rQ6IoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD//Z',
);
const png = picture(
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAABQCAMAAADlRUG7AAAABlBMVEXf5+qfs7nuI6Q4AAAACXBIWXMAAAsTAAALEwEAmpwYAAAAdUlEQVRoge3UQQqAMBBD0cn9Ly1uRMRgS+OizH/78ksorQKAjWkQ4U5Ta1oRPjG1M7/R29mb+cP9wiEibKQWvrgQ4Wo8tTJXFWGDqb/xuPb9QEJE2EgtfHEhwpUmpjaYepkGrZceCDuVpkGEl6nd1AAAAKh/HACgCqEODctfAAAAAElFTkSuQmCC',
);
const webp = picture(
  'UklGRp4AAABXRUJQVlA4IJIAAADQCACdASp4AFAAP3GkyFi0rKijsN24ApAuCWkA1ByqYSaJMKwVwAt+LZaeuhuD0QwjZmJk9UzQl88UI6Tw5xPGd1QpL+F8jQMCgJhp7qsAAP7rTyV37BRrkEos29MBcXICuTNPK7W2KYSLavXcnLrKZ/W4KYXH+P+zigScMiHaaJAdh6JZUgIpobNTk4rIAAAAAA==',
);

/** The first bytes of files of each type. Pictures are complete, so that browsers can show them. */
const beginnings: { [extension: string]: Uint8Array<ArrayBuffer> } = {
  jpg: jpeg,
  jpeg,
  png,
  webp,
  tiff: text('II*\0'),
  pdf: text('%PDF-1.4\n'),
  doc: text('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  docx: text('PK\x03\x04'),
};

/** In bytes. The limits in definitions are far below. */
const maxSize = 64_000_000;

/** A file with the name, type and size of an answer, for a form that was filled in by an example. */
export function fileFor({ name, size, type }: FileAnswer): File {
  const start = beginnings[extensionOf(name)] ?? text('');
  const rest = Math.max(0, Math.min(size, maxSize) - start.length);
  return new File([start.slice(0, size), new Uint8Array(rest)], name, { type });
}
