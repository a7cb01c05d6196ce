import { fromDesktop, Hint, TextButton, tokens } from '#ui';
import styled from '@emotion/styled';
import { useFormController } from '../controller/useFormController';
import { idOf } from '../draw/fieldId';
import { t } from '../i18n';
import { useIsFormLocked } from '../signatures/useSignatureStatus';
import { goToPage } from './navigation';
import type { ReviewRow } from './reviewRows';

const { colour } = tokens;

const List = styled.dl`
  margin: 0 0 16px;
  /* On paper nothing is folded. */
  @media print {
    &[hidden] {
      display: block;
    }
  }
  > div {
    display: grid;
    gap: 4px 16px;
    padding: 12px 0;
    border-bottom: 1px solid ${colour.hairline};
  }
  dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 16px;
    align-items: start;
  }
  button {
    min-height: 28px;
    padding-block: 0;
    justify-self: end;
    white-space: nowrap;
  }
  ${fromDesktop} {
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
    }
    /* The answers of two parties are below each other, next to their question. */
    dt {
      grid-row: 1 / span 2;
    }
    dd {
      grid-column: 2;
    }
  }
`;

const Answer = styled.span`
  font-weight: 600;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const namedFor = (label: string, party: string | undefined) =>
  party ? `${label} ${t('parties.named', { party })}` : label;

interface Props {
  id: string;
  /** The name of the section's page. */
  page: string;
  rows: ReviewRow[];
  isHidden: boolean;
}

/** The answers of one section, each with a button to change it. */
export function ReviewAnswers({ id, page, rows, isHidden }: Props) {
  const controller = useFormController();
  const isLocked = useIsFormLocked();
  return (
    <List id={id} hidden={isHidden}>
      {rows.map(({ label, answers: given }) => (
        <div key={label}>
          <dt>{label}</dt>
          {given.map(({ field, party, text, isReadOnly }) => (
            <dd key={field}>
              <Answer>
                {party && <Hint as="span">{party}: </Hint>}
                {text || <Hint as="span">{t('pages.noAnswer')}</Hint>}
              </Answer>
              {!isReadOnly && !isLocked && (
                <TextButton
                  aria-label={t('pages.changeNamed', { label: namedFor(label, party) })}
                  onClick={() => goToPage(controller, page, idOf(`/${field}`))}
                >
                  {t('pages.change')}
                </TextButton>
              )}
            </dd>
          ))}
        </div>
      ))}
    </List>
  );
}
