import { Hint, tokens } from '#ui';
import styled from '@emotion/styled';
import { t } from '../i18n';

const { colour } = tokens;

const List = styled.ol`
  justify-self: center;
  padding: 0;
  text-align: left;
  list-style: none;
  li {
    position: relative;
    padding: 0 0 16px 28px;
  }
  li + li {
    padding-bottom: 0;
  }
  li + li:not(:last-child) {
    padding-bottom: 16px;
  }
  /* A dot for each, the first one filled, and a line to the next. */
  li::before,
  li:not(:last-child)::after {
    position: absolute;
    left: 0;
    content: '';
  }
  li::before {
    top: 6px;
    width: 12px;
    height: 12px;
    border: 2px solid ${colour.border};
    border-radius: 50%;
  }
  [aria-current]::before {
    border: 6px solid ${colour.primary};
  }
  li:not(:last-child)::after {
    top: 20px;
    bottom: -4px;
    left: 5px;
    border-left: 2px solid ${colour.hairline};
  }
`;

/** What happens with a request from now on; `received` is the day as the reader writes it. */
export const NextSteps = ({ received }: { received: string }) => (
  <List>
    <li aria-current="step">
      <strong>{t('done.received')}</strong>
      <Hint>{received}</Hint>
    </li>
    <li>{t('done.working')}</li>
    <li>{t('done.end')}</li>
  </List>
);
