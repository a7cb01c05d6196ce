import { Hint } from '#ui';
import { t } from '../../i18n';

/** Where no choice is offered with these answers. The link to the field reaches it. */
export const NoChoices = ({ id }: { id: string }) => (
  <Hint id={id} tabIndex={-1} role="status">
    {t('choice.none')}
  </Hint>
);
