import { Hint, tokens } from '#ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Block = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: end;
  padding: 12px 16px;
  background: ${tokens.colour.page};
  border-radius: ${tokens.radius.control}px;
  > * {
    flex: 0 0 max(calc((100% - 32px) / 3), 128px);
    /* At least as wide as a number or code, which is not broken. */
    grid-template-columns: minmax(min-content, 1fr);
    overflow-wrap: anywhere;
  }
  > :has([data-long]) {
    flex-basis: max(calc((200% - 16px) / 3), min(100%, 272px));
  }
  > [data-problem],
  > :has([data-problem]),
  > :last-child {
    flex-basis: 100%;
  }
`;

/** Values to read, as one block; `note` says once where they come from. */
export const Records = ({ note, children }: { note: string; children: ReactNode }) => (
  <Block data-records>
    {children}
    <Hint>{note}</Hint>
  </Block>
);
