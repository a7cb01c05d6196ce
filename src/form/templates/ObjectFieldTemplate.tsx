import { fromDesktop, Hint, onPaper, Stack } from '#ui';
import { type Column, followsFromAnswers, labelOf } from '#engine';
import styled from '@emotion/styled';
import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { isFilled } from '../controller/answers/lookUps';
import { useFormController, useFormState } from '../controller/useFormController';
import { pointerOfId } from '../draw/fieldId';
import type { OptionalHint } from '../draw/formSection';
import { Fieldset, Group, Legend } from '../parts/Fieldset';
import { Parties } from '../parties/Parties';
import { t } from '../i18n';
import { Banner } from './Banner';
import { Records } from './Records';
import { ValuesTable } from './ValuesTable';

/** Boxes to tick that follow each other are one list. */
const Fields = styled(Stack)`
  > :has(> label:only-child > [type='checkbox']) + :has(> label:only-child > [type='checkbox']) {
    margin-top: -24px;
    ${onPaper} {
      margin-top: 0;
    }
  }
`;

/** The current value next to the new one, if there is room. */
const Pair = styled(Fields)`
  ${fromDesktop} {
    grid-template-columns: 1fr 1fr;
    > [data-records]:has(> * + * + *) {
      grid-column: 1 / -1;
    }
  }
`;

interface Options {
  banner?: string;
  isGroup?: boolean;
  /** What is said beside a title that need not be answered. */
  optional?: OptionalHint;
}

/** A section or a group of questions, with a legend if it has a title. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, uiSchema, required } = props;
  const { banner, isGroup, optional = 'optional' } = getUiOptions(uiSchema) as Options;
  const questions = <Questions {...props} />;
  if (!title && !banner) return questions;
  const named = (
    <>
      {questions}
      {banner && <Banner message={banner} fields={properties.map(({ name }) => name)} />}
    </>
  );
  if (!title) return <Stack>{named}</Stack>;
  const Frame = isGroup ? Group : Fieldset;
  return (
    <Frame>
      <Legend>
        {title}
        {isGroup && !required && <Hint as="span"> {t(optional)}</Hint>}
      </Legend>
      {description && <Hint>{description}</Hint>}
      {named}
    </Frame>
  );
}

function Questions({ title, properties, uiSchema, fieldPathId }: ObjectFieldTemplateProps) {
  const { definition } = useFormController().props;
  const lookUps = Object.entries(definition.request.lookUps ?? {});
  const answered = useFormState(({ answers }) =>
    lookUps
      .filter(([, lookUp]) => isFilled(lookUp, answers))
      .map(([by]) => by)
      .join(' '),
  ).split(' ');
  const hasRecords = useFormState(
    ({ phase, answersPolicyNo }) =>
      phase === 'opening' || phase === 'picked' || answersPolicyNo !== '',
  );
  const { layout, columns } = getUiOptions(uiSchema) as { layout?: string; columns?: Column[] };
  const at = (name: string) => `${pointerOfId(fieldPathId.$id)}/${name}`;
  if (layout === 'table' && !hasRecords) return <Hint>{t('table.noPolicy')}</Hint>;
  if (layout === 'table')
    return <ValuesTable title={title} fields={properties.map(({ name }) => at(name))} />;

  const filledBy = (name: string) => lookUps.find(([, { fills }]) => at(name) in fills)?.[0];

  /** Whether it is a value of the policy's records, which are not known before a policy is picked. */
  const isRecord = (name: string) =>
    getUiOptions(uiSchema?.[name]).field === 'existing' &&
    !filledBy(name) &&
    !followsFromAnswers(definition, at(name));

  /** Of a value to read: where it comes from. */
  function noteOf(name: string): string | undefined {
    const { field, help } = getUiOptions(uiSchema?.[name]);
    if (field !== 'existing') return undefined;
    if (help) return help;
    const by = filledBy(name);
    if (!by)
      return t(followsFromAnswers(definition, at(name)) ? 'existing.workedOut' : 'existing.note');
    // What stands there before belongs to no answer of the customer.
    if (!answered.includes(by)) return t('existing.toFill', { field: labelOf(definition, by) });
    return t('existing.filled');
  }
  const fields = properties.map(({ name, content }) => ({ name, content, note: noteOf(name) }));
  if (columns)
    return (
      <Parties
        title={title}
        columns={columns}
        contents={Object.fromEntries(fields.map((one) => [one.name, withRecords([one])]))}
      />
    );
  const Layout = layout === 'pair' ? Pair : Fields;
  return <Layout>{withRecords(fields.filter(({ name }) => hasRecords || !isRecord(name)))}</Layout>;
}

interface Field {
  name: string;
  content: ReactElement;
  note: string | undefined;
}

/** The fields, those in blocks that follow each other with the same note. */
function withRecords(fields: Field[]): ReactElement[] {
  const runs: Field[][] = [];
  for (const field of fields) {
    const last = runs.at(-1);
    if (field.note !== undefined && last?.[0]!.note === field.note) last.push(field);
    else runs.push([field]);
  }
  return runs.map((run) => {
    const [{ name, content, note }] = run as [Field];
    if (note === undefined) return content;
    return (
      <Records key={name} note={note}>
        {run.map((field) => field.content)}
      </Records>
    );
  });
}
