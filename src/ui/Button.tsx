import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, MouseEvent } from 'react';
import { inForcedColours, onPaper, onPhone, tokens } from './tokens';

const { colour, radius, target } = tokens;

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * Does not submit a form by default, unlike the button of HTML. With `aria-disabled` a press does nothing, and the button
 * keeps the focus, which `disabled` would take from it.
 */
const Plain = ({ onClick, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} onClick={rest['aria-disabled'] ? ignore : onClick} />
);

const off = '&:is(:disabled, [aria-disabled=true])';
const usable = '&:not(:disabled, [aria-disabled=true])';

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
  ${off} {
    color: ${colour.muted};
    cursor: default;
    ${inForcedColours} {
      color: GrayText;
    }
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
  ${usable}:hover {
    background: ${colour.primaryDark};
  }
  ${off} {
    color: ${colour.muted};
    background: ${colour.off};
  }
  ${inForcedColours} {
    ${usable} {
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
  ${usable}:hover {
    background: ${colour.primarySoft};
  }
  ${off} {
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
  ${usable}:hover {
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
