import type { FocusEvent } from 'react';

/** For `onBlur` of a group: acts when the focus leaves all of it. */
export const leaving =
  (act: () => void) =>
  ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) act();
  };
