import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: 'f8cdefc3', text: 'América Central' },
  currency: { of: 'be76070a', text: 'colón costarricense (CRC)' },
  'visaRequirements.touristVisa': {
    of: '2a3e9794',
    text: 'Los ciudadanos de muchos países entran de visita en Costa Rica sin visa, con una duración de la estancia que se fija en la frontera; otros necesitan una visa de un consulado de Costa Rica. Suele pedirse un boleto de regreso o de continuación del viaje. Consulte qué se aplica a su pasaporte en la autoridad de migración (migracion.go.cr).',
  },
  'visaRequirements.workVisa': {
    of: 'cc966435',
    text: 'Para trabajar en Costa Rica suele hacer falta un permiso o una categoría de residencia que lo permita, con el patrocinio del empleador y otorgado por la autoridad de migración. Hay vías aparte para quienes trabajan a distancia y para los empleados enviados por su empresa; pregunte a la autoridad o a un abogado local cuál corresponde.',
  },
  'visaRequirements.residencePermit': {
    of: '425897e7',
    text: 'Quienes llegan a Costa Rica suelen solicitar la residencia como pensionado (con una pensión), rentista (con un ingreso estable) o inversionista (con una inversión); cada categoría tiene un monto mínimo que conviene consultar con la autoridad de migración. Una vez aprobada, los residentes reciben la tarjeta DIMEX, que piden la aduana y los bancos.',
  },
  'visaRequirements.familyReunification': {
    of: '326269d9',
    text: 'El cónyuge y los hijos dependientes pueden por lo general incluirse en una solicitud de residencia en Costa Rica, y los parientes cercanos de ciudadanos tienen una vía propia. Los certificados del extranjero normalmente tienen que apostillarse y traducirse al español.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '57ff89b6',
    text: 'Según la Ley 9996, los residentes de Costa Rica como inversionistas, rentistas o pensionados podían, una vez que tenían la tarjeta DIMEX, importar una sola vez su menaje de casa, nuevo o usado, libre de impuestos de importación. Las fuentes dan para el beneficio un plazo de cinco años, hasta julio de 2026, y no nos consta ninguna prórroga: parece haber terminado, así que consulte a la aduana (hacienda.go.cr) antes del envío. Los costarricenses que regresan suelen tener derecho después de 24 meses en el extranjero, para bienes usados, si lo solicitan dentro de los 6 meses siguientes al regreso. Sin exoneración, los bienes usados pagan impuestos artículo por artículo, normalmente un 13 % de IVA más derechos de un 15 a un 50 %, aproximadamente.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Estupefacientes.' },
  'customsRegulations.prohibitedItems.1': {
    of: '04a74fc6',
    text: 'Plantas que puedan transmitir enfermedades, según la lista de una fuente del sector.',
  },
  'customsRegulations.restrictedItems.0': {
    of: '94bfb48d',
    text: 'Plantas y semillas: por lo general, solo con permiso, así que consulte antes de embalarlas.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '26703d77',
    text: 'Medicamentos: por lo general con límites, así que lleve la receta.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '04603eea',
    text: 'Carne fresca o cruda de países con fiebre aftosa: por lo general, restringida.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '17cdaf29',
    text: 'Ropa usada en grandes cantidades: por lo general, restringida; su propia ropa es otra cosa.',
  },
  'customsRegulations.restrictedItems.4': {
    of: '4d5c0429',
    text: 'Armas de fuego y municiones: pida antes un permiso a las autoridades de Costa Rica.',
  },
  'customsRegulations.documentationRequired.0': {
    of: '82aa1d09',
    text: 'Declaración aduanera de importación (DUA), que suele presentar un agente aduanero autorizado.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'd5e71dcb',
    text: 'Tarjeta de residencia DIMEX para cualquier exoneración de la Ley 9996, si todavía se aplica.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '7c600a50',
    text: 'Solicitud de exoneración en el sistema EXONET del Ministerio de Hacienda, que suele presentar el agente aduanero.',
  },
  'customsRegulations.documentationRequired.3': {
    of: '5723277a',
    text: 'Inventario detallado con valores, en español.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '7756aff2',
    text: 'Pasaporte, y el conocimiento de embarque o la guía aérea.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '7da5701b',
    text: 'Para los costarricenses que regresan, prueba de 24 meses en el extranjero.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '3a71243c',
    text: 'Para el despacho en Costa Rica se suele hablar de 10 a 20 días hábiles, pero es una cifra aproximada: los bienes suelen ir a un almacén fiscal y se inspeccionan por completo a través de un agente aduanero. Pregúntele cuál es la situación actual y cuánto se cobra por el almacenaje.',
  },
  'petImport.vaccinations.0': {
    of: 'f25b7847',
    text: 'Vacuna contra la rabia, vigente y por lo general aplicada a los 3 meses de edad o más tarde.',
  },
  'petImport.vaccinations.1': {
    of: 'fe641053',
    text: 'Microchip legible con un lector universal, con su número en el certificado zoosanitario.',
  },
  'petImport.vaccinations.2': {
    of: '2ea46f08',
    text: 'Edad mínima de 6 meses para perros y gatos, según la fuente más reciente; las fuentes antiguas difieren.',
  },
  'petImport.vaccinations.3': {
    of: '302988d4',
    text: 'Tratamiento antiparasitario y otras vacunas: pregunte a su veterinario y al SENASA qué debe constar en el certificado.',
  },
  'petImport.quarantine': {
    of: 'd436fc22',
    text: 'Los perros y gatos con la documentación en regla normalmente no pasan cuarentena en Costa Rica. Las normas cambiaron hace poco (microchip, edad mínima de 6 meses) y las fuentes antiguas difieren, así que consulte al servicio de salud animal SENASA (senasa.go.cr) antes de reservar.',
  },
  'petImport.healthCertificate': {
    of: 'f1c33085',
    text: 'Para Costa Rica, un perro o un gato suele necesitar un certificado zoosanitario de un veterinario en el que consten la vacuna contra la rabia y el microchip, refrendado por la autoridad veterinaria del país de origen. Una mascota que viaja sin acompañante tiene que despacharla un agente aduanero.',
  },
  'vehicleImport.regulations': {
    of: '5031f4a5',
    text: 'Se puede importar un automóvil usado a Costa Rica a través de un agente aduanero, y tiene que pasar la inspección técnica (RTV, hoy a cargo de Dekra) antes de inscribirse. En la práctica solo se aceptan los que tienen el volante a la izquierda, y se rechazan los que tienen título de salvamento (salvage).',
  },
  'vehicleImport.duties': {
    of: 'b432ded1',
    text: 'Los impuestos por un automóvil usado en Costa Rica suben con su antigüedad: se citan mucho los porcentajes de un 52,3 %, aproximadamente, del valor que fija el Ministerio de Hacienda hasta los 3 años, un 63,9 % para 4 y 5 años y un 79,0 % desde los 6 años, pero la fuente es antigua. La Ley 9996 eximía hasta dos vehículos de algunos residentes, pero ese beneficio parece haber terminado en julio de 2026. Consulte antes a Hacienda o a un agente aduanero.',
  },
  'vehicleImport.documentation.0': { of: 'f864d328', text: 'Título de propiedad original e inscripción a su nombre.' },
  'vehicleImport.documentation.1': { of: '73b0c4b4', text: 'Declaración aduanera a través de un agente autorizado.' },
  'vehicleImport.documentation.2': { of: '45d999d5', text: 'Conocimiento de embarque.' },
  'vehicleImport.documentation.3': {
    of: '41b1e139',
    text: 'Documentos de emisiones o de inspección, según le indique su agente aduanero.',
  },
  'vehicleImport.documentation.4': { of: '64a72b05', text: 'Pasaporte o tarjeta DIMEX.' },
  'vehicleImport.restrictions': {
    of: 'e69f0b69',
    text: 'Sin exoneración, llevar un automóvil a Costa Rica rara vez compensa, y menos aún uno antiguo, porque los impuestos son una gran parte de su valor; compare con los precios locales. Se circula por la derecha, y se rechazan los automóviles con título de salvamento (salvage).',
  },
  'healthcare.system': {
    of: '5ce42dc1',
    text: 'Costa Rica tiene un sistema público de salud, gestionado por la Caja (CCSS), con clínicas y hospitales en todo el país. Los hospitales privados se concentran en torno a San José, y muchos recién llegados los usan por su rapidez.',
  },
  'healthcare.insurance': {
    of: '322ffbb4',
    text: 'Los residentes legales de Costa Rica normalmente tienen que afiliarse a la Caja y pagar una cuota mensual según los ingresos. Hasta que esté inscrito, mantenga un seguro privado o de viaje; muchas personas tienen ambos.',
  },
  'healthcare.emergencyNumber': { of: 'a5ccb1c5', text: '911' },
  'education.schoolSystem': {
    of: 'c64c5f85',
    text: 'En Costa Rica la enseñanza es gratuita y obligatoria durante la educación preescolar, primaria y secundaria; el curso lectivo público suele ir más o menos de febrero a diciembre. Las escuelas privadas son corrientes, y algunas siguen un calendario extranjero.',
  },
  'education.languageOfInstruction': {
    of: 'f447acac',
    text: 'En las escuelas públicas de Costa Rica se enseña en español; las privadas son a menudo bilingües, casi siempre con inglés.',
  },
  'utilities.electricity': {
    of: 'e9eee1d3',
    text: 'En Costa Rica la corriente es de 120 V a 60 Hz, con enchufes de los tipos A y B, como en América del Norte. Los aparatos fabricados para 220 a 240 V en su mayoría no funcionan allí; donde el suministro es irregular, conviene una protección contra sobretensiones.',
  },
  'utilities.internet': {
    of: '74ad24ae',
    text: 'El internet por fibra y por cable es corriente en torno a San José y en las localidades más grandes, y menos en la costa y en las montañas. Pruebe la conexión en la vivienda antes de firmar un contrato de alquiler.',
  },
  'utilities.banking': {
    of: '43e0b508',
    text: 'Para abrir una cuenta bancaria completa en Costa Rica suelen hacer falta la tarjeta DIMEX y prueba de ingresos; antes de eso, algunos bancos ofrecen cuentas más sencillas. SINPE Móvil, una transferencia por número de teléfono, se usa para los pagos cotidianos.',
  },
  'culturalTips.0': {
    of: '0a058e79',
    text: 'En Costa Rica, pura vida sirve de hola, gracias y adiós, y de recordatorio para tomarse las cosas con calma.',
  },
  'culturalTips.1': {
    of: '46d13039',
    text: 'Las direcciones suelen darse por puntos de referencia y no por nombres de calles: anote algunos cercanos a su casa y envíe la ubicación en el mapa a los conductores.',
  },
  'culturalTips.2': {
    of: 'bacea419',
    text: 'Saber algo de español abre puertas; el usted de cortesía es normal incluso entre amigos.',
  },
  'culturalTips.3': {
    of: '6f5db919',
    text: 'En el Valle Central y en el lado del Pacífico, la estación lluviosa va aproximadamente de mayo a noviembre, con lluvia sobre todo por la tarde: organice la descarga para la mañana.',
  },
  'importantContacts.emergencyServices': {
    of: '9973ebf7',
    text: 'En Costa Rica, marque el 911 para policía, ambulancia o bomberos.',
  },
  'importantContacts.taxOffice': {
    of: '6b741781',
    text: 'El Ministerio de Hacienda se ocupa de los impuestos y la aduana: hacienda.go.cr.',
  },
  'sources.0.title': { of: 'a1c30f0d', text: 'Ministerio de Hacienda de Costa Rica: impuestos y aduana' },
  'sources.1.title': { of: 'e7ffc546', text: 'Autoridad de migración de Costa Rica' },
  'sources.2.title': { of: 'f89b75ad', text: 'SENASA: servicio de salud animal de Costa Rica' },
  'sources.3.title': { of: '9954d605', text: 'EY: el reglamento de la Ley 9996 (secondary)' },
  'sources.4.title': { of: 'aa1ecae6', text: 'Howler: beneficios fiscales de la Ley 9996 (secondary)' },
  'sources.5.title': { of: '551b7bb8', text: 'Costarricenses que regresan: requisitos (secondary)' },
  'sources.6.title': { of: '39f7ad42', text: 'CostaRica.com: entrada de perros y gatos (secondary)' },
  'sources.7.title': { of: '9866416a', text: 'Rex Cargo: trámites de importación en Costa Rica (secondary)' },
  'sources.8.title': { of: '0867c072', text: 'Impuestos sobre automóviles usados en Costa Rica (secondary, old)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
