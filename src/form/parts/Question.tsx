import { FieldFrame, type FieldFrameProps } from '#ui';
import { t } from '../i18n';

export type QuestionProps = Omit<FieldFrameProps, 'afterLabel' | 'problemPrefix'> & {
  /** Says that it need not be answered. */
  optional?: string | undefined;
  /** The party that is asked, where there are several. */
  party?: string | undefined;
};

/** The frame of a field, with the texts of the form. */
export const Question = ({ optional, party, ...frame }: QuestionProps) => {
  const after = [party && t('parties.named', { party }), optional];
  return (
    <FieldFrame
      {...frame}
      afterLabel={after.filter(Boolean).join(' ') || undefined}
      problemPrefix={t('problem.prefix')}
    />
  );
};
