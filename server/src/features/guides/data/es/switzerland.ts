import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '40d9a907', text: 'Europa Central' },
  currency: { of: 'ada56a3f', text: 'franco suizo (CHF)' },
  'visaRequirements.touristVisa': {
    of: '38cf34b3',
    text: 'Suiza forma parte del espacio Schengen aunque no de la UE: los ciudadanos de muchos países pueden visitarla sin visado hasta 90 días en cualquier periodo de 180 días, contando todo el espacio; otros necesitan antes un visado Schengen. Los ciudadanos de la UE y de la AELC no necesitan visado de ningún tipo. Consulte qué se aplica a su pasaporte en la embajada de Suiza o en sem.admin.ch.',
  },
  'visaRequirements.workVisa': {
    of: 'c968e5d4',
    text: 'Los ciudadanos de la UE y de la AELC pueden aceptar un empleo en Suiza y se registran con su permiso. Para los demás, el empleador hace la solicitud al cantón y normalmente debe demostrar que no encontró a nadie adecuado en el mercado local, y las plazas están limitadas por cupos anuales para personal cualificado. Empiece por el empleador, porque el visado viene después de la aprobación.',
  },
  'visaRequirements.residencePermit': {
    of: 'cf3e973d',
    text: 'Quien se queda en Suiza más de tres meses o trabaja allí se registra en el municipio, dentro de los 14 días siguientes a la llegada y antes del primer día de trabajo. El permiso L es para estancias cortas, el B para las más largas, el C para residentes establecidos y el G para trabajadores transfronterizos. Las normas y las tasas varían según el cantón.',
  },
  'visaRequirements.familyReunification': {
    of: '52fd719a',
    text: 'Los ciudadanos de la UE y de la AELC que viven en Suiza suelen poder llevar al cónyuge, a los hijos y a los padres a cargo. Para los demás son casi siempre el cónyuge y los hijos menores de 18 años, con una vivienda adecuada, medios suficientes y a menudo haber empezado a aprender la lengua local, y hay plazos para la solicitud. Pregunte a la oficina de migración del cantón antes de la mudanza.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '55893fc0',
    text: 'El menaje de casa, y con él un automóvil, entra en Suiza libre de derechos e impuestos cuando usted traslada allí su domicilio, si lo ha usado personalmente al menos 6 meses y lo sigue usando; los estudiantes están dispensados de la regla sobre el domicilio. Lo que tenga desde hace menos de 6 meses va en una lista aparte de bienes sujetos a impuestos. Según informan otras guías, todo debería llegar en un plazo de unos 24 meses desde la mudanza, y los envíos posteriores tienen que anunciarse con el primero. Las normas de la UE no se aplican: Suiza tiene las suyas.',
  },
  'customsRegulations.prohibitedItems.0': { of: 'f3d3dabd', text: 'Estupefacientes.' },
  'customsRegulations.prohibitedItems.1': { of: 'ac172190', text: 'Artículos falsificados.' },
  'customsRegulations.prohibitedItems.2': {
    of: '02d7dccf',
    text: 'Detectores de radar y aparatos que avisan de los controles de velocidad.',
  },
  'customsRegulations.prohibitedItems.3': {
    of: 'fbc82c64',
    text: 'Animales y plantas protegidos, y objetos hechos con ellos, sin documentos CITES.',
  },
  'customsRegulations.restrictedItems.0': {
    of: 'f281a906',
    text: 'Armas y municiones: por lo general, solo con un permiso tramitado antes de la mudanza.',
  },
  'customsRegulations.restrictedItems.1': {
    of: '3c5f8f4a',
    text: 'Espray de pimienta: suele necesitar un permiso o se rechaza, así que no lo lleve.',
  },
  'customsRegulations.restrictedItems.2': {
    of: 'e1d5a654',
    text: 'Carne y productos lácteos: por lo general, prohibidos o limitados; consulte a la aduana suiza, sobre todo si vienen de fuera de la UE.',
  },
  'customsRegulations.restrictedItems.3': {
    of: '5b2eba4e',
    text: 'Plantas y tierra: suelen necesitar documentos fitosanitarios o se rechazan.',
  },
  'customsRegulations.restrictedItems.4': {
    of: 'ebf89709',
    text: 'Alcohol por encima de la franquicia: paga impuestos.',
  },
  'customsRegulations.restrictedItems.5': {
    of: 'f97d09fe',
    text: 'Bienes culturales y antigüedades: declárelos y lleve prueba de su procedencia.',
  },
  'customsRegulations.documentationRequired.0': {
    of: 'a53e0bf8',
    text: 'Formulario 18.44, la declaración del menaje de casa.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'ab38d0b0',
    text: 'Lista de los bienes, con una lista aparte de los sujetos a impuestos.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '8bdb430a',
    text: 'Confirmación de que se concederá un permiso de residencia o, para los ciudadanos de la UE y de la AELC, otra prueba, como un contrato de trabajo o de alquiler.',
  },
  'customsRegulations.documentationRequired.3': { of: '47901d58', text: 'Pasaporte o documento de identidad.' },
  'customsRegulations.documentationRequired.4': {
    of: '8da23ac2',
    text: 'Prueba de que deja su domicilio en el extranjero, como una baja del registro de residentes.',
  },
  'customsRegulations.documentationRequired.5': {
    of: '418a5d0e',
    text: 'Documentación del vehículo, si viaja también un automóvil.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '24c82b4a',
    text: 'El menaje de casa suele despacharse en la frontera suiza el mismo día o en un plazo de 3 días hábiles. Cruce por una oficina de aduana para mercancías comerciales, que solo atiende mudanzas de lunes a viernes, y organice el camión en consecuencia. Si faltan documentos, suele ser posible un despacho provisional con un depósito.',
  },
  'petImport.vaccinations.0': { of: '9c148bd4', text: 'Microchip antes de la vacuna contra la rabia.' },
  'petImport.vaccinations.1': {
    of: 'e5a613a1',
    text: 'Vacuna contra la rabia, seguida de una espera de 21 días antes de viajar a Suiza.',
  },
  'petImport.vaccinations.2': {
    of: 'a4f92326',
    text: 'Análisis de sangre de anticuerpos contra la rabia si llega por vía aérea desde un país con alto riesgo de rabia, junto con el permiso de importación.',
  },
  'petImport.quarantine': {
    of: '08f13587',
    text: 'Las mascotas que llegan a Suiza con la documentación completa no suelen pasar cuarentena; una documentación incompleta puede suponer la devolución o el aislamiento. Los perros con la cola o las orejas cortadas están prohibidos, con una excepción para quienes trasladan allí su hogar. Desde un país con alto riesgo de rabia, el análisis de sangre hace que sea cuestión de meses, así que pregunte pronto a la Oficina Federal de Seguridad Alimentaria y Veterinaria (blv.admin.ch).',
  },
  'petImport.healthCertificate': {
    of: 'df065a7f',
    text: 'Desde la UE y desde países con bajo riesgo de rabia, para Suiza basta un pasaporte para mascotas o un certificado veterinario, para un máximo de cinco mascotas. Desde un país con alto riesgo, la llegada por vía aérea suele requerir además un permiso de importación de la Oficina Federal de Seguridad Alimentaria y Veterinaria (blv.admin.ch). Los perros deben registrarse en la base de datos AMICUS en un plazo de 10 días.',
  },
  'vehicleImport.regulations': {
    of: '71f10b68',
    text: 'En Suiza, un automóvil sigue la regla del menaje de casa: si usted lo ha usado al menos 6 meses antes de la mudanza y lo sigue usando después, entra libre. Según informan otras guías, no debe venderse ni prestarse durante un año. Después tiene que inspeccionarse y matricularse en el cantón, por lo general con el formulario de aduana 13.20 A.',
  },
  'vehicleImport.duties': {
    of: '73e7b514',
    text: 'Dentro de la franquicia no se paga nada por el automóvil en Suiza. Un automóvil usado durante menos de 6 meses suele pagar un 4 % de impuesto sobre automóviles y el IVA, actualmente del 8,1 %; el derecho por peso que mencionan las guías antiguas desapareció con los aranceles industriales el 1 de enero de 2024. Consulte a la aduana suiza (bazg.admin.ch).',
  },
  'vehicleImport.documentation.0': {
    of: 'fa724564',
    text: 'Certificado de matriculación extranjero a su nombre, que muestre al menos 6 meses de uso.',
  },
  'vehicleImport.documentation.1': {
    of: '13a81950',
    text: 'Formulario 18.44 con el automóvil incluido en el menaje de casa.',
  },
  'vehicleImport.documentation.2': {
    of: '3b4cdd52',
    text: 'Formulario 13.20 A, por lo general sellado por la aduana para la matriculación.',
  },
  'vehicleImport.documentation.3': { of: '32545d16', text: 'Certificado de conformidad o ficha técnica.' },
  'vehicleImport.documentation.4': { of: '9ff3b8bb', text: 'Certificado de seguro de una aseguradora suiza.' },
  'vehicleImport.restrictions': {
    of: 'e85ce6b4',
    text: 'Llevar un automóvil a Suiza a menudo compensa si entra en la franquicia y se fabricó según las normas europeas; los fabricados para otros mercados pueden no cumplir las normas de ruido o de emisiones. Pronto hacen falta neumáticos de invierno y una viñeta de autopista, y estacionar en las ciudades requiere un permiso. Se circula por la derecha.',
  },
  'healthcare.system': {
    of: 'f50af885',
    text: 'Suiza tiene aseguradoras y médicos privados sujetos a normas públicas estrictas: la cobertura básica es la misma con todas las aseguradoras, mientras que las primas varían según el cantón, la edad y el modelo. La atención es muy buena y no es barata; cada año se pagan primero un deducible (franquicia) y una participación en los costos.',
  },
  'healthcare.insurance': {
    of: '1372a53e',
    text: 'El seguro médico básico es obligatorio en Suiza para todas las personas, incluidos los niños. Se dispone de tres meses desde la llegada para elegir aseguradora, y la cobertura y las primas cuentan desde el primer día. Compare las primas oficiales antes de firmar y tenga en cuenta que los accidentes de trabajo están cubiertos a través del empleador.',
  },
  'healthcare.emergencyNumber': {
    of: '1f153ed7',
    text: '144 (ambulancia), 117 (policía), 118 (bomberos), 112 (todas las emergencias)',
  },
  'education.schoolSystem': {
    of: 'f4873be5',
    text: 'La escuela pública en Suiza es gratuita y depende de los cantones, por lo general once años desde el jardín de infancia, a los cuatro o cinco años, con la plaza asignada según la dirección. Después, muchos jóvenes hacen un aprendizaje profesional y otros van a una escuela académica.',
  },
  'education.languageOfInstruction': {
    of: 'c8b1d357',
    text: 'En las escuelas de Suiza se enseña en la lengua del lugar: alemán, francés, italiano o, en algunas zonas, romanche, con clases de apoyo para los recién llegados. En la parte germanohablante los niños hablan alemán suizo entre ellos. Las escuelas internacionales se encuentran en las ciudades más grandes y en torno a los lagos.',
  },
  'utilities.electricity': {
    of: '4747a9f9',
    text: 'En Suiza la corriente es de 230 V a 50 Hz, con enchufes de los tipos C y J. El enchufe habitual de sus vecinos (tipo F) no encaja sin adaptador, y los aparatos fabricados para 110 a 120 V necesitan un transformador.',
  },
  'utilities.internet': {
    of: 'fa75802e',
    text: 'El cable y la fibra rápidos llegan a la mayoría de los hogares de Suiza, a menudo con una toma ya activa. Los contratos suelen durar uno o dos años, así que pregunte cómo rescindirlo si vuelve a mudarse.',
  },
  'utilities.banking': {
    of: '5a4489f8',
    text: 'Para abrir una cuenta en Suiza, los bancos suelen pedir pasaporte, permiso o prueba de la mudanza, y dirección; los ciudadanos de Estados Unidos pueden encontrar menos bancos que los acepten. Las facturas llegan con un código QR y se pagan en la aplicación del banco. Los arrendadores suelen pedir un depósito en una cuenta bloqueada.',
  },
  'culturalTips.0': {
    of: 'becd82b1',
    text: 'Las horas de silencio se respetan por la noche, a menudo a mediodía, y todo el domingo, también para taladrar, lavar y reciclar vidrio.',
  },
  'culturalTips.1': {
    of: 'fad0bc23',
    text: 'La basura se saca en bolsas con tasa o con adhesivos que se compran en el municipio, y lo demás se separa.',
  },
  'culturalTips.2': { of: 'cfb725cf', text: 'Sea puntual y confirme las citas con antelación.' },
  'culturalTips.3': {
    of: '0692fb52',
    text: 'Salude a los vecinos en la escalera y a la gente en las tiendas pequeñas, en la lengua de la región.',
  },
  'culturalTips.4': { of: 'adfd679e', text: 'La lavandería del edificio suele tener un calendario; respete su día.' },
  'importantContacts.emergencyServices': {
    of: '380bc4c9',
    text: 'En Suiza, marque el 144 para una ambulancia, el 117 para la policía y el 118 para los bomberos; el 112 también funciona, y en el 1414 se llama al rescate aéreo.',
  },
  'importantContacts.taxOffice': {
    of: 'e01873da',
    text: 'Del impuesto sobre la renta en Suiza se ocupa la oficina tributaria de su cantón y municipio, y a muchos trabajadores extranjeros se les descuenta del sueldo; la Administración Federal de Contribuciones (estv.admin.ch) le dirige a la oficina adecuada.',
  },
  'sources.0.title': { of: '752625e3', text: 'Aduana suiza (FOCBS): procedimiento para los bienes de la mudanza' },
  'sources.1.title': { of: 'ae4b946c', text: 'Aduana suiza (FOCBS): trasladar el menaje de casa' },
  'sources.2.title': { of: '32188235', text: 'Aduana suiza (FOCBS): preguntas sobre los bienes de la mudanza' },
  'sources.3.title': { of: 'f85a29a9', text: 'Secretaría de Estado de Migración' },
  'sources.4.title': { of: 'cd998e18', text: 'Oficina Federal de Seguridad Alimentaria y Veterinaria' },
  'sources.5.title': { of: '4fedf82c', text: 'Administración Federal de Contribuciones de Suiza' },
  'sources.6.title': { of: '2970b04f', text: 'Universidad de Basilea: aduana para recién llegados (secondary)' },
  'sources.7.title': { of: '813a4e40', text: 'Expats in Switzerland: aduana (secondary)' },
  'sources.8.title': { of: 'b2d4d6b4', text: 'Safe Animal: mascotas a Suiza (secondary)' },
  'sources.9.title': {
    of: '362542d0',
    text: 'Despacho de vehículos en la aduana suiza, copia del folleto (secondary)',
  },
  'sources.10.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.11.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
