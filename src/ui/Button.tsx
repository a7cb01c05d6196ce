import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { inForcedColours, onPaper, onPhone, tokens } from './tokens';

const { colour, radius, target } = tokens;

/** Does not submit a form by default, unlike the button of HTML. */
const Plain = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: ${target}px;
  min-height: ${target}px;
  padding: 8px 20px;
  border: 1px solid transparent;
  border-radius: ${radius.control}px;
  font-weight: 600;
  cursor: pointer;
  /* Only under the pointer: other colours of the whole page come at once. */
  &:hover {
    transition:
      background-color 120ms,
      color 120ms;
  }
  &:disabled {
    color: ${colour.muted};
    cursor: default;
  }
  ${onPaper} {
    display: none;
  }
`;

/** For the main action of a screen; also for links that look like buttons. */
export const primary = css`
  ${shape}
  color: ${colour.card};
  background: ${colour.primary};
  /* As wide as its row; what is beside it elsewhere fills the next one. */
  ${onPhone} {
    flex: 1 1 100%;
    & + :is(a, button) {
      flex-grow: 1;
    }
  }
  &:hover:not(:disabled) {
    background: ${colour.primaryDark};
  }
  &:disabled {
    color: ${colour.muted};
    background: ${colour.off};
  }
  ${inForcedColours} {
    &:not(:disabled) {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`;

export const secondary = css`
  ${shape}
  color: ${colour.primary};
  background: ${colour.card};
  border-color: ${colour.primary};
  &:hover:not(:disabled) {
    background: ${colour.primarySoft};
  }
  &:disabled {
    color: ${colour.muted};
    border-color: ${colour.border};
  }
`;

export const PrimaryButton = styled(Plain)(primary);
export const SecondaryButton = styled(Plain)(secondary);

/** Aligned with the text around it. */
export const TextButton = styled(Plain)`
  ${shape}
  justify-self: start;
  margin-left: -5px;
  padding: 8px 4px;
  color: ${colour.primary};
  background: none;
  text-decoration: underline;
  text-underline-offset: 3px;
  &:hover:not(:disabled) {
    color: ${colour.primaryDark};
  }
`;

/** An icon without text; `aria-label` is its name. */
export const IconButton = styled(Plain)`
  ${shape}
  flex: none;
  padding: 0;
  color: inherit;
  background: none;
`;
