import { fromDesktop, Icon, onPaper, tokens } from '#ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { useIsPastFirstPage } from '../wizard/useIsPastFirstPage';
import { Saved } from './Saved';

const { colour, radius } = tokens;

/** There is room for it beside the questions. */
export const besideForm = '@media (min-width: 1200px)';

const Box = styled.div`
  padding: 0 20px;
  background: ${colour.card};
  border: 1px solid ${colour.hairline};
  border-radius: ${radius.card}px;
  > * + * {
    border-top: 1px solid ${colour.hairline};
  }
  > :not(details) {
    padding-block: 16px;
  }
  summary {
    padding: 12px 0;
    color: ${colour.primary};
    font-weight: 600;
    cursor: pointer;
  }
  b {
    font-weight: 600;
  }
  ul,
  ol {
    display: grid;
    gap: 12px;
    text-wrap: pretty;
  }
  ul {
    padding: 0 0 20px;
    list-style: none;
  }
  ol {
    padding: 12px 0 0 24px;
  }
  ul li,
  > p {
    display: flex;
    gap: 12px;
  }
  > p {
    color: ${colour.muted};
  }
  svg {
    margin-top: 4px;
  }
  ul svg {
    color: ${colour.green};
  }
  a {
    white-space: nowrap;
  }
  ${besideForm} {
    position: sticky;
    top: 24px;
  }
  /* The header has the number, and the end of the form says what is saved. */
  @media (max-width: 1199.98px) {
    > :not(details),
    &:not(:has(details)) {
      display: none;
    }
  }
  ${onPaper} {
    display: none;
  }
`;

/**
 * Beside the questions: the list of what to have ready, the next steps, the phone number and what is saved. Without room
 * there, only the list is shown, above the questions; on a phone it is closed at first.
 */
export function Guide() {
  const { definition, insurer } = useFormController().props;
  const { 'ui:haveReady': ready } = definition.ui;
  const phone = insurer.customerServiceNumber as string | undefined;
  const isPastFirstPage = useIsPastFirstPage();
  const [isOpen] = useState(() => window.matchMedia(fromDesktop.slice('@media '.length)).matches);
  return (
    <Box>
      {ready && !isPastFirstPage && (
        <details open={isOpen}>
          <summary>{t('haveReady')}</summary>
          <ul>
            {ready.map((one) => (
              <li key={one}>
                <Icon name="check" />
                {one}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div>
        <b>{t('next.title')}</b>
        <ol>
          <li>{t('next.received')}</li>
          <li>{t('next.checked')}</li>
          <li>{t('next.track')}</li>
        </ol>
      </div>
      {phone && (
        <div>
          {t('questions')} <a href={`tel:${phone}`}>{phone}</a>
        </div>
      )}
      <Saved />
    </Box>
  );
}
