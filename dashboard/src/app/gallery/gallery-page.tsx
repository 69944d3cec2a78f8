import { Page } from '../../ui/layout/page.js';
import { Tabs } from '../../ui/layout/tabs.js';
import { GalleryShowing } from './gallery-display.js';
import { GalleryForms } from './gallery-forms.js';
import { GalleryLayers } from './gallery-layers.js';
import { GalleryTable } from './gallery-table.js';

/** Every part of the kit, in the states that it has. */
export default function GalleryPage() {
  return (
    <Page title="The kit" description="Every part in the states that it has.">
      <Tabs
        label="Kinds of parts"
        tabs={[
          { value: 'showing', label: 'Showing', content: <GalleryShowing /> },
          { value: 'forms', label: 'Forms', content: <GalleryForms /> },
          { value: 'tables', label: 'Tables', content: <GalleryTable /> },
          { value: 'layers', label: 'Layers', content: <GalleryLayers /> },
        ]}
      />
    </Page>
  );
}
