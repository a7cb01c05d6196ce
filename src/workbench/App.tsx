import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { type Place, placeInAddress, showInAddress } from './address';
import { CatalogueTree } from './catalogue/CatalogueTree';
import { treeOf } from './catalogue/treeOf';
import { type Checking, CheckingContext } from './checker/checking';
import { DefinitionPane } from './editor/DefinitionPane';
import { t } from './i18n';
import { Panels } from './panels/Panels';
import { LiveForm } from './preview/LiveForm';
import type { ProjectFiles } from './project/project';
import type { ProjectServer } from './project/projectServer';
import { ProjectContext, useProject, useProjectState } from './project/useProject';
import { Conflicts } from './shell/Conflicts';
import { Header } from './shell/Header';
import { PaneBoundary } from './shell/PaneBoundary';
import { PlaceContext } from './shell/place';
import { useShortcuts } from './shell/useShortcuts';
import { useLeaveGuard } from './shell/useLeaveGuard';

interface Props {
  project: ProjectFiles;
  checking: Checking;
  server: ProjectServer;
}

/** The workbench: what there is on the left, its files in the middle, its form on the right, and below what is known of it. */
export function App({ project, checking, server }: Props) {
  const [away, setAway] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    server.watch((event) => void project.takeEvent(event), setAway, leaving.signal);
    return () => leaving.abort();
  }, [project, server]);
  return (
    <ProjectContext value={project}>
      <CheckingContext value={checking}>
        <Workbench away={away} server={server} />
      </CheckingContext>
    </ProjectContext>
  );
}

function Workbench({ away, server }: { away: string | undefined; server: ProjectServer }) {
  const project = useProject();
  const keys = useProjectState((state) => state.keys);
  const [place, setPlace] = useState<Place>(() => placeIn(project.textOf('catalogue.json'), keys));
  const goTo = (to: Place) => {
    setPlace(to);
    showInAddress(to);
  };
  const columns = useDefaultLayout({ id: 'workbench columns', storage: localStorage });
  const rows = useDefaultLayout({ id: 'workbench rows', storage: localStorage });
  return (
    <PlaceContext value={{ place, goTo }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
        <Shortcuts />
        <Header away={away} server={server} />
        <Conflicts />
        <Box component="main" sx={{ flex: 1, minHeight: 0 }}>
          <Group {...columns} orientation="horizontal" style={{ height: '100%' }}>
            <Panel
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
                <Panel id="definition" minSize={120}>
                  <PaneBoundary about={place}>
                    <DefinitionPane />
                  </PaneBoundary>
                </Panel>
                <Line label={t('panes.panelsHeight')} isAcross />
                <Panel id="panels" defaultSize="30%" minSize={80} collapsible collapsedSize={40}>
                  <PaneBoundary about={place}>
                    <Panels />
                  </PaneBoundary>
                </Panel>
              </Group>
            </Panel>
            <Line label={t('panes.formWidth')} />
            <Panel
              id="form"
              defaultSize={440}
              minSize={280}
              groupResizeBehavior="preserve-pixel-size"
            >
              <PaneBoundary about={place}>
                <LiveForm />
              </PaneBoundary>
            </Panel>
          </Group>
        </Box>
      </Box>
    </PlaceContext>
  );
}

/** Below what says which place is open. */
function Shortcuts() {
  useShortcuts();
  useLeaveGuard();
  return null;
}

const Line = ({ label, isAcross = false }: { label: string; isAcross?: boolean }) => (
  <Separator aria-label={label} style={isAcross ? { height: 3 } : { width: 3 }} />
);

/** What the address names, as far as it exists; else the first request type. */
function placeIn(catalogue: string | undefined, keys: readonly string[]): Place {
  const asked = placeInAddress();
  if (asked.key === undefined ? asked.path : keys.includes(asked.key)) return asked;
  const first = treeOf(catalogue, keys, (key) => key)[0]?.types[0]?.key;
  return first === undefined ? { path: 'catalogue.json' } : { key: first };
}
