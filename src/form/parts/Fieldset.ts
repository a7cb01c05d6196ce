import { tokens } from '#ui';
import styled from '@emotion/styled';

/** A group without the browser's frame. */
export const Fieldset = styled.fieldset`
  display: grid;
  gap: 24px;
  /* As wide as its content otherwise, which scrolls a phone sideways. */
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & + & {
    margin-top: 24px;
  }
`;

/** The questions of one object: a line beside them shows where the section goes on. */
export const Group = styled(Fieldset)`
  padding-left: 16px;
  border-left: 2px solid ${tokens.colour.border};
  & + & {
    margin-top: 0;
  }
  /* Otherwise browsers begin the line at the middle of the legend. */
  > legend {
    float: left;
    margin-bottom: -12px;
    font-size: 1.0625rem;
  }
`;

export const Legend = styled.legend`
  margin-bottom: 16px;
  padding: 0;
  font-size: 1.25rem;
  font-weight: 600;
  line-height: 1.25;
`;
