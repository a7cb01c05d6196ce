import { fromDesktop, Icon, tokens } from '#ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { useIsPastFirstPage } from '../wizard/useIsPastFirstPage';

const { colour, radius } = tokens;

/** There is room for it beside the questions. */
export const besideForm = '@media (min-width: 1200px)';

const Box = styled.div`
  details,
  p {
    padding: 0 20px;
    background: ${colour.card};
    border: 1px solid ${colour.hairline};
    border-radius: ${radius.card}px;
  }
  summary {
    padding: 12px 0;
    color: ${colour.primary};
    font-weight: 600;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: 12px;
    padding: 0 0 20px;
    list-style: none;
  }
  li {
    display: flex;
    gap: 12px;
    text-wrap: pretty;
  }
  svg {
    margin-top: 4px;
    color: ${colour.green};
  }
  p {
    padding-block: 16px;
  }
  a {
    white-space: nowrap;
  }
  ${besideForm} {
    position: sticky;
    top: 24px;
  }
  /* The header has the number. */
  @media (max-width: 1199.98px) {
    p,
    &:not(:has(details)) {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

/** Where there is room beside the questions. */
const Steps = styled.section`
  display: none;
  ${besideForm} {
    display: grid;
    gap: 12px;
    margin-top: 16px;
    padding: 16px 20px;
    background: ${colour.card};
    border: 1px solid ${colour.hairline};
    border-radius: ${radius.card}px;
    h2 {
      font-size: 1rem;
    }
    ol {
      display: grid;
      gap: 8px;
      padding-left: 20px;
      list-style: decimal;
    }
    + p {
      margin-top: 16px;
    }
  }
`;

/**
 * The list of what to have ready, the next steps and the phone number, beside the questions. Without room there, only the
 * list is shown, above the questions; on a phone it is closed at first.
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
      <Steps>
        <h2>{t('next.title')}</h2>
        <ol>
          <li>{t('next.received')}</li>
          <li>{t('next.checked')}</li>
          <li>{t('next.track')}</li>
        </ol>
      </Steps>
      {phone && (
        <p>
          {t('questions')} <a href={`tel:${phone}`}>{phone}</a>
        </p>
      )}
    </Box>
  );
}
