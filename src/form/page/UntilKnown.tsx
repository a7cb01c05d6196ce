import { Skeleton, Stack } from '#ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useIsHeldBack } from './useIsHeldBack';

/**
 * With the focus in it the customer answers already. A step lower, it is below what is said of the policy; and where it
 * is seen again counts as new, not as moved from where it was seen before.
 */
const Below = styled(Stack)`
  position: relative;
  &:empty {
    display: none;
  }
  &[aria-busy]:not(:focus-within) {
    top: 8px;
    visibility: hidden;
  }
`;

/** In the place of what is not seen yet, and without a size of its own. */
const Placeholder = styled(Stack)`
  position: absolute;
  inset-inline: 0;
  visibility: visible;
  :focus-within > & {
    display: none;
  }
`;

/**
 * What is below the policy, which takes its room and is not seen while what decides its height is on its way: notices,
 * values of the insurer and lists would move what the customer reads.
 */
export function UntilKnown({ children }: { children: ReactNode }) {
  const isHeldBack = useIsHeldBack();
  return (
    <Below gap={4} aria-busy={isHeldBack || undefined}>
      {children}
      {isHeldBack && (
        <Placeholder gap={2}>
          {[20, 40, 30].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Placeholder>
      )}
    </Below>
  );
}
