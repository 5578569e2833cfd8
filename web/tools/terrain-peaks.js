// Where summits are that the map marks by a little drawing: longitude and latitude, facts anybody may use.

export const PEAKS = [
  // North America
  [-121.8, 46.9], // Rainier
  [-118.3, 36.6], // Whitney
  [-122.2, 41.4], // Shasta
  [-110.8, 43.7], // Grand Teton
  [-105.0, 38.8], // Pikes Peak
  [-109.8, 45.2], // Granite Peak
  [-116.5, 51.0], // the Selkirks
  [-105.4, 36.6], // Wheeler Peak
  [-110.4, 40.8], // Kings Peak
  [-114.3, 39.0], // Wheeler Peak of Nevada
  [-114.0, 44.1], // Borah Peak
  [-111.7, 35.3], // Humphreys Peak
  [-103.3, 29.3], // the Chisos
  [-82.3, 35.8], // Mitchell
  [-79.9, 38.7], // Spruce Knob
  [-71.3, 44.3], // Washington
  [-74.0, 44.1], // Marcy
  [-94.0, 35.5], // the Ouachitas
  [-103.5, 43.9], // the Black Hills
  // Europe
  [6.9, 45.8], // Mont Blanc
  [12.7, 47.1], // Großglockner
  [0.7, 42.6], // Aneto
  [-3.3, 37.1], // Mulhacén
  [-5.0, 56.8], // Ben Nevis
  [2.8, 45.5], // Sancy
  [20.1, 49.2], // Gerlach
  [24.7, 45.6], // Moldoveanu
  [23.6, 42.2], // Musala
  [22.4, 40.1], // Olympus
  [15.0, 37.8], // Etna
  [13.6, 42.5], // Gran Sasso
  [9.1, 42.4], // Cinto
  [8.3, 61.6], // Galdhøpiggen
  [42.4, 43.4], // Elbrus
  [32.0, 37.2], // the Taurus
  [37.0, 40.5], // the Pontic Mountains
  [15.7, 50.7], // Sněžka
];
