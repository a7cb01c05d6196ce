import { fromDesktop, Hint, onPaper, TextButton, tokens, Unbroken } from '#ui';
import type { Pointer } from '#engine';
import styled from '@emotion/styled';
import { useFormController } from '../controller/useFormController';
import { idOf } from '../draw/fieldId';
import { t } from '../i18n';
import { useIsFormLocked } from '../signatures/useSignatureStatus';
import { goToPage } from './navigation';
import type { ReviewRow } from './reviewRows';

const { colour, radius } = tokens;

const Answers = styled.div`
  margin-bottom: 8px;
  /* On paper nothing is folded. */
  ${onPaper} {
    &[hidden] {
      display: block;
    }
  }
`;

/** A question beside its answers. */
const sideBySide = `
  > div {
    grid-template-columns: minmax(0, 9fr) minmax(0, 11fr);
  }
  /* The answers of two parties are below each other, next to their question. */
  dt {
    grid-row: 1 / span 2;
  }
  dd {
    grid-column: 2;
  }
`;

const List = styled.dl`
  > div {
    display: grid;
    gap: 0 16px;
    padding: 8px 0;
    border-bottom: 1px solid ${colour.hairline};
    break-inside: avoid;
  }
  > :last-child {
    border: 0;
  }
  dd {
    display: grid;
    grid-template-columns: minmax(0, 9fr) minmax(max-content, 2fr);
    gap: 16px;
  }
  button {
    min-height: 24px;
    padding-block: 0;
    justify-self: end;
  }
  ${fromDesktop} {
    ${sideBySide}
  }
  ${onPaper} {
    ${sideBySide}
    > div {
      padding: 3px 0;
    }
    dd {
      display: block;
    }
  }
`;

const Records = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: 8px 16px;
  margin-bottom: 8px;
  padding: 12px 16px;
  background: ${colour.page};
  border-radius: ${radius.control}px;
  > div {
    break-inside: avoid;
  }
  dt {
    font-size: 0.9rem;
    color: ${colour.muted};
  }
  ${onPaper} {
    gap: 4px 16px;
    padding: 4px 0;
  }
`;

const Answer = styled.span`
  font-weight: 500;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface Props {
  id: string;
  /** The name of the section's page. */
  page: string;
  rows: ReviewRow[];
  /** The fields whose answers are missing or to be put right. */
  wrong: Pointer[];
  isHidden: boolean;
}

/** What the records say in a section, then its answers: one that is to be put right has a button of its own. */
export function ReviewAnswers({ id, page, rows, wrong, isHidden }: Props) {
  const isRecord = ({ answers }: ReviewRow) => answers.every(({ isReadOnly }) => isReadOnly);
  const records = rows.filter(isRecord);
  const asked = rows.filter((row) => !isRecord(row));
  const draw = (row: ReviewRow) => <Row key={row.label} {...row} page={page} wrong={wrong} />;
  return (
    <Answers id={id} hidden={isHidden}>
      {records.length > 0 && <Records>{records.map(draw)}</Records>}
      {asked.length > 0 && <List>{asked.map(draw)}</List>}
    </Answers>
  );
}

function Row({ label, answers, page, wrong }: ReviewRow & Pick<Props, 'page' | 'wrong'>) {
  const controller = useFormController();
  const isLocked = useIsFormLocked();
  return (
    <div>
      <dt>{label}</dt>
      {answers.map(({ at, party, text }) => (
        <dd key={at}>
          <Answer>
            {party && <Hint as="span">{party}: </Hint>}
            {text ? <Unbroken text={text} /> : <Hint as="span">{t('pages.noAnswer')}</Hint>}
          </Answer>
          {wrong.includes(at) && !isLocked && (
            <TextButton
              aria-label={t('pages.changeNamed', { label: namedFor(label, party) })}
              onClick={() => goToPage(controller, page, idOf(at))}
            >
              {t('pages.change')}
            </TextButton>
          )}
        </dd>
      ))}
    </div>
  );
}

const namedFor = (label: string, party: string | undefined) =>
  party ? `${label} ${t('parties.named', { party })}` : label;
