import { LinkList } from '#ui';
import type { NextOf } from '../controller/state';
import { useFormController } from '../controller/useFormController';
import { t } from '../i18n';

/** What a refused customer can do now. A request type or a screen is the portal's to lead to. */
export function NextStepLink(next: NextOf) {
  const { props } = useFormController();
  const { title, href } = next;
  if (href === undefined) return <div>{props.nextLink?.(next)}</div>;
  // A call leaves the page as it is.
  if (href.startsWith('tel:')) return <a href={href}>{title}</a>;
  return <LinkList links={[{ title, href }]} newTab={t('newTab')} />;
}
