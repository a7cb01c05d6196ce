import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { type Place, placeInAddress, showInAddress } from './address';
import { CatalogueTree } from './catalogue/CatalogueTree';
import { treeOf } from './catalogue/treeOf';
import { type CheckerClient, CheckerContext } from './checker/checkerClient';
import { DefinitionPane } from './editor/DefinitionPane';
import { t } from './i18n';
import { PanelProvider } from './panels/PanelProvider';
import { Panels } from './panels/Panels';
import { LiveForm } from './preview/LiveForm';
import type { ProjectFiles } from './project/project';
import type { ProjectServer } from './project/projectServer';
import { ProjectContext, useProject } from './project/useProject';
import { Conflicts } from './shell/conflicts/Conflicts';
import { Header } from './shell/Header';
import { PaneBoundary } from './shell/PaneBoundary';
import { PlaceContext } from './shell/place';
import { usePaneKeys } from './shell/usePaneKeys';
import { useShortcuts } from './shell/useShortcuts';
import { useLeaveGuard } from './shell/useLeaveGuard';

interface Props {
  project: ProjectFiles;
  checker: CheckerClient;
  server: ProjectServer;
}

/** The workbench: the catalogue on the left, the definition in the middle, the live form on the right, the panels below. */
export function App({ project, checker, server }: Props) {
  const [connectionError, setConnectionError] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    server.watch(
      (event) => void project.applyDiskEvent(event),
      setConnectionError,
      controller.signal,
    );
    return () => controller.abort();
  }, [project, server]);
  return (
    <ProjectContext value={project}>
      <CheckerContext value={checker}>
        <PanelProvider>
          <Workbench connectionError={connectionError} server={server} />
        </PanelProvider>
      </CheckerContext>
    </ProjectContext>
  );
}

function Workbench({
  connectionError,
  server,
}: {
  connectionError: string | undefined;
  server: ProjectServer;
}) {
  const project = useProject();
  const [place, setPlace] = useState<Place>(() => firstPlace(project));
  const goTo = (to: Place) => {
    setPlace(to);
    showInAddress(to, project.get().root);
  };
  const columns = useDefaultLayout({ id: 'workbench columns', storage: localStorage });
  const rows = useDefaultLayout({ id: 'workbench rows', storage: localStorage });
  return (
    <PlaceContext value={{ place, goTo }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
        <Shortcuts />
        <Header connectionError={connectionError} server={server} />
        <Conflicts />
        <Box component="main" sx={{ flex: 1, minHeight: 0 }}>
          <Group {...columns} orientation="horizontal" style={{ height: '100%' }}>
            <Panel
              data-pane
              id="catalogue"
              defaultSize={240}
              minSize={160}
              groupResizeBehavior="preserve-pixel-size"
            >
              <PaneBoundary>
                <CatalogueTree />
              </PaneBoundary>
            </Panel>
            <Line label={t('panes.catalogueWidth')} />
            <Panel id="work" minSize={360}>
              <Group {...rows} orientation="vertical">
                <Panel data-pane id="definition" minSize={120}>
                  <PaneBoundary resetKey={place}>
                    <DefinitionPane />
                  </PaneBoundary>
                </Panel>
                <Line label={t('panes.panelsHeight')} isAcross />
                <Panel
                  data-pane
                  id="panels"
                  defaultSize="30%"
                  minSize={80}
                  collapsible
                  collapsedSize={40}
                >
                  <PaneBoundary resetKey={place}>
                    <Panels server={server} />
                  </PaneBoundary>
                </Panel>
              </Group>
            </Panel>
            <Line label={t('panes.formWidth')} />
            <Panel
              data-pane
              id="form"
              defaultSize={440}
              minSize={280}
              groupResizeBehavior="preserve-pixel-size"
            >
              <PaneBoundary resetKey={place}>
                <LiveForm />
              </PaneBoundary>
            </Panel>
          </Group>
        </Box>
      </Box>
    </PlaceContext>
  );
}

/** A component of its own, because its hooks need the context of the place. */
function Shortcuts() {
  useShortcuts();
  usePaneKeys();
  useLeaveGuard();
  return null;
}

const Line = ({ label, isAcross = false }: { label: string; isAcross?: boolean }) => (
  <Separator aria-label={label} style={isAcross ? { height: 3 } : { width: 3 }} />
);

/** The place in the URL, or the one that was open last, if it exists; else the first request type. */
function firstPlace(project: ProjectFiles): Place {
  const { keys, root } = project.get();
  const place = placeInAddress(root);
  const exists =
    place.key === undefined
      ? place.path !== undefined && project.textOf(place.path) !== undefined
      : keys.includes(place.key);
  if (exists) return place;
  const [first] = treeOf(project.textOf('catalogue.json'), keys, (key) => key);
  const key = first?.types[0]?.key;
  return key === undefined ? { path: 'catalogue.json' } : { key };
}
