/** A prop of components that has another name since a changeset. */
export interface PropRename {
  readonly of: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** A key of the data that components take: in objects that have all of the keys `beside`, where a file uses one of the folders `for`. */
export interface KeyRename {
  readonly for: readonly string[];
  readonly beside: readonly string[];
  readonly from: string;
  readonly to: string;
}

export interface Break {
  /** The changeset that tells of it, by the name of its file. */
  readonly changeset: string;
  readonly props: readonly PropRename[];
  readonly keys: readonly KeyRename[];
}

/** Every name that users of the components have to change, in the order of the changes. */
export const breaks: readonly Break[] = [
  {
    changeset: 'one-name-for-one-thing',
    props: [
      { of: ['ComboBox'], from: 'items', to: 'options' },
      { of: ['ChoiceList', 'FacetSearch', 'OrderedReferences'], from: 'isSearching', to: 'isLoading' },
      { of: ['Tabs', 'Tree'], from: 'selected', to: 'value' },
      { of: ['Tabs'], from: 'defaultSelected', to: 'defaultValue' },
      { of: ['Tabs', 'Tree'], from: 'onSelect', to: 'onChange' },
    ],
    keys: [
      { for: ['DataTable'], beside: ['id', 'header'], from: 'sortable', to: 'isSortable' },
      { for: ['DataTable', 'ColumnChooser'], beside: ['id', 'header'], from: 'hideable', to: 'isHideable' },
      { for: ['SideMenu'], beside: ['id', 'label'], from: 'current', to: 'isCurrent' },
      { for: ['NavList'], beside: ['href', 'label'], from: 'current', to: 'isCurrent' },
      { for: ['SideMenu'], beside: ['id', 'label'], from: 'heading', to: 'isHeading' },
    ],
  },
];
