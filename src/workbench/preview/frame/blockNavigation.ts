import { t } from '../../i18n';
import { notify } from './store';

/** Blocks links and downloads in the preview; a message says what they would do. */
export function blockNavigation(): void {
  for (const kind of ['click', 'auxclick'] as const)
    document.addEventListener(kind, stopLink, { capture: true });
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    if (this.download) notify('success', t('preview.frame.saved', { name: this.download }));
    else click.call(this);
  };
}

function stopLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href]');
  const address = link?.getAttribute('href');
  if (!address || address.startsWith('#')) return;
  event.preventDefault();
  notify('warning', t('preview.frame.link', { address }));
}
