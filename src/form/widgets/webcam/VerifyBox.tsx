import { Choice, useAria } from '#ui';
import { t } from '../../i18n';

interface Props {
  id: string;
  isAsking: boolean;
  onVerify: () => void;
}

/** Checked while the photo is being verified; unchecked again if that fails. */
export const VerifyBox = ({ id, isAsking, onVerify }: Props) => (
  <Choice>
    <input
      {...useAria()}
      type="checkbox"
      id={id}
      checked={isAsking}
      onChange={() => !isAsking && onVerify()}
    />
    {t('webcam.verify')}
  </Choice>
);
