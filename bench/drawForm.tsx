import { createRoot } from 'react-dom/client';
import { openModule, type Ui } from '../src/engine';
import { importDeviceKeys } from '../src/form/controller/draft/deviceKeys';
import { loadWidgets } from '../src/form/widgets/laterWidgets';
import { given } from './given';
import { OpenForm } from './OpenForm';

/** Renders the form as the portal does: the definition is a separate module with compiled validators. */
export async function drawForm(change: (ui: Ui) => Ui): Promise<void> {
  const address = new URL('definition.js', document.baseURI).href;
  const [data, deviceKeys, module] = await Promise.all([
    given(),
    importDeviceKeys({
      keys: [{ id: 'benchmark', key: btoa('0'.repeat(32)) }],
      days: 1,
      status: 'success',
    }),
    import(/* @vite-ignore */ address),
  ]);
  const definition = openModule(module.default);
  await loadWidgets(definition);
  performance.mark('mount-start');
  createRoot(document.getElementById('root')!).render(
    <OpenForm
      definition={{ ...definition, ui: change(definition.ui) }}
      given={data}
      deviceKeys={deviceKeys}
    />,
  );
}
