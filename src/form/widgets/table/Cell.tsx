import type { Pointer, Schema } from '#engine';
import { FieldContext, leaving, ProblemText, visuallyHidden } from '#ui';
import styled from '@emotion/styled';
import { type FunctionComponent, useMemo } from 'react';
import { useAnswer } from '../../controller/answers/useAnswer';
import { useProblemHint } from '../../controller/problems/problemHint';
import { useProblemAt } from '../../controller/problems/useProblemAt';
import { idOf } from '../../draw/fieldId';
import { t } from '../../i18n';
import { SelectWidget } from '../choice/SelectWidget';
import { DateWidget } from '../date/DateWidget';
import type { AnswerProps } from '../props';
import { useUnusual } from '../../unusual/useUnusual';
import { TextWidget } from '../text/TextWidget';

/** The widgets that fit in a row; all others become a text box. */
const widgets: { [name: string]: FunctionComponent<AnswerProps> } = {
  select: SelectWidget,
  date: DateWidget,
};

/** For screen readers; the column header shows the same text. */
const Label = styled.label(visuallyHidden);

interface Props {
  at: Pointer;
  schema: Schema;
  ui: AnswerProps['ui'];
  /** The column's title and the row's name. */
  label: string;
  isRequired: boolean;
}

/** A question in a table. */
export function Cell({ at, schema, ui, label, isRequired }: Props) {
  const id = idOf(at);
  const { value, onAnswer } = useAnswer(at);
  const message = useProblemAt(at);
  const hint = useProblemHint(at);
  const { after, afterId, onLeave } = useUnusual(at) ?? {};
  const problemId = `${id}~problem`;
  const aria = useMemo(
    () => ({
      describedBy: [message && problemId, afterId].filter(Boolean).join(' ') || undefined,
      isInvalid: Boolean(message),
    }),
    [message, problemId, afterId],
  );
  const Widget = widgets[ui.widget ?? ''] ?? TextWidget;
  return (
    <div onBlur={onLeave && leaving(onLeave)}>
      <Label htmlFor={id}>{label}</Label>
      <FieldContext value={aria}>
        <Widget {...{ id, at, schema, ui, label, isRequired, value, onAnswer }} />
      </FieldContext>
      {message && (
        <ProblemText id={problemId} prefix={t('problem.prefix')} hint={hint}>
          {message}
        </ProblemText>
      )}
      {after}
    </div>
  );
}
