import { type RefCallback, useCallback } from 'react';

/** The ref of an image that shows bytes; they are released when the image is gone. */
export const useImageRef = (bytes: File | undefined): RefCallback<HTMLImageElement> =>
  useCallback(
    (image) => {
      if (!image || !bytes) return undefined;
      const url = URL.createObjectURL(bytes);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [bytes],
  );
