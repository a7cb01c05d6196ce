import type { Answers } from '#engine';
import { fromDesktop, Hint, TextButton, tokens } from '#ui';
import styled from '@emotion/styled';
import { useId } from 'react';
import { useFormState, useFormController } from '../controller/useFormController';
import { idOf } from '../draw/fieldId';
import type { FormSection } from '../draw/formSection';
import { t } from '../i18n';
import { useIsSigned } from '../signatures/useSignatureStatus';
import { goToPage } from './navigation';
import { reviewRows } from './reviewRows';

const { colour } = tokens;

const List = styled.dl`
  margin-top: 8px;
  > div {
    display: grid;
    gap: 4px 16px;
    padding: 12px 0;
    border-bottom: 1px solid ${colour.hairline};
  }
  dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 72px;
    gap: 16px;
    align-items: start;
  }
  button {
    min-height: 28px;
    padding-block: 0;
    justify-self: end;
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

/** The answers of one section. */
export function ReviewSection({ section, answers }: { section: FormSection; answers: Answers }) {
  const controller = useFormController();
  const lists = useFormState((state) => state.lists);
  const isSigned = useIsSigned();
  const rows = reviewRows(controller.props.definition, section, answers, lists);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{section.name}</h3>
      <List>
        {rows.map(({ label, answers: given }) => (
          <div key={label}>
            <dt>{label}</dt>
            {given.map(({ field, party, text, isReadOnly }) => (
              <dd key={field}>
                <Answer>
                  {party && <Hint as="span">{party}: </Hint>}
                  {text || <Hint as="span">{t('pages.noAnswer')}</Hint>}
                </Answer>
                {!isReadOnly && !isSigned && (
                  <TextButton
                    aria-label={t('pages.changeNamed', { label: namedFor(label, party) })}
                    onClick={() => goToPage(controller, section.name, idOf(`/${field}`))}
                  >
                    {t('pages.change')}
                  </TextButton>
                )}
              </dd>
            ))}
          </div>
        ))}
      </List>
    </section>
  );
}
