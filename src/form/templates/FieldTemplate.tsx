import type { WidgetName } from '#engine';
import { LinkList, type LinkItem } from '#ui';
import { type FieldTemplateProps, getUiOptions } from '@rjsf/utils';
import { pointerOfId } from '../draw/fieldId';
import { useParty } from '../parties/PartyContext';
import type { OptionalHint } from '../draw/formSection';
import { Question } from '../parts/Question';
import { useProblemHint } from '../controller/problems/problemHint';
import { useFormController, useFormState } from '../controller/useFormController';
import { useUnusual } from '../unusual/useUnusual';
import { widgetTable } from '../widgets';
import { t } from '../i18n';
import { Lockable } from './Lockable';
import { LookUpButton } from './LookUpButton';
import { VerifyButton } from './VerifyButton';

/** Such a title needs no "(optional)". */
const saysOptional = /optional/i;

/** Groups, notes and buttons are not marked as optional. */
const asks = ['label', 'legend', 'choices'];

/** A question with its label, help and problem; groups draw their own. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, required, schema, uiSchema, children } = props;
  const at = pointerOfId(id);
  const { definition, today } = useFormController().props;
  const message = useFormState(
    (state) =>
      state.problems.find((problem) => problem.at === at || isWithin(problem.at, at, schema))
        ?.message,
  );
  const problemHint = useProblemHint(at);
  const unusual = useUnusual(at);
  const party = useParty();
  const ui = getUiOptions(uiSchema);
  const widget = ui.field ? widgetTable[ui.field as WidgetName] : undefined;
  const hint = useFormState(({ answers }) =>
    widget?.hint?.(schema, ui, at, { definition: definition.schema, answers, today }),
  );
  if (!widget) return children;
  const { labelled, draws = [] } = widget;
  const kind = typeof labelled === 'string' ? labelled : labelled(ui);
  const looked =
    typeof ui.lookUp === 'string' ? (
      <LookUpButton at={at} label={ui.lookUp}>
        {children}
      </LookUpButton>
    ) : (
      children
    );
  const among = ui.optional as OptionalHint | undefined;
  const isMarked = asks.includes(kind) || (kind === 'group' && among !== undefined);
  const links = draws.includes('links') ? undefined : (ui.links as LinkItem[] | undefined);
  return (
    <Question
      id={id}
      label={label}
      labelled={kind}
      party={party?.name}
      isLabelHidden={party?.isInTable ?? false}
      isRequired={required ?? false}
      optional={
        !required && !schema.readOnly && isMarked && !saysOptional.test(label)
          ? t(among ?? 'optional')
          : undefined
      }
      help={draws.includes('help') ? undefined : ui.help}
      hint={hint}
      notes={draws.includes('notes') ? undefined : (ui.notes as string[] | undefined)}
      links={links && <LinkList links={links} newTab={t('newTab')} />}
      problem={message}
      problemHint={problemHint}
      {...unusual}
    >
      <Lockable at={at}>
        {typeof ui.verify === 'string' && 'proof' in schema ? (
          <VerifyButton at={at} label={ui.verify}>
            {looked}
          </VerifyButton>
        ) : (
          looked
        )}
      </Lockable>
    </Question>
  );
}

/** A problem inside a file answer (its name, its size) is shown at the file. */
const isWithin = (problemAt: string, at: string, schema: FieldTemplateProps['schema']) =>
  'upload' in schema && problemAt.startsWith(`${at}/`);
