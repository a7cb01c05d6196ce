import { Choice, useAria } from '#ui';
import { t } from '../../i18n';

interface Props {
  id: string;
  isAsking: boolean;
  onVerify: () => void;
}

/** Ticked while the photo is being looked at; when it is not good it is empty again. */
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
