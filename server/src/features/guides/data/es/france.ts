import type { GuideTranslation } from '../../translations/read-translations.js';

export const translation: GuideTranslation = {
  region: { of: '52f155ee', text: 'Europa Occidental' },
  currency: { of: 'de5cde13', text: 'euro (EUR)' },
  'visaRequirements.touristVisa': {
    of: 'a08ded6d',
    text: 'Francia forma parte del espacio Schengen: los ciudadanos de muchos países pueden visitarla sin visado hasta 90 días en cualquier periodo de 180 días, contando todo el espacio; otros necesitan antes un visado Schengen. Los ciudadanos de la UE no necesitan visado de ningún tipo. El sitio oficial france-visas.gouv.fr le indica qué hace falta con su pasaporte.',
  },
  'visaRequirements.workVisa': {
    of: '1fe00fe3',
    text: 'Los ciudadanos de la UE pueden trabajar libremente en Francia. Los demás suelen necesitar un visado de larga duración para trabajar, con una autorización de trabajo solicitada por el empleador, o un permiso Talent para personal cualificado, investigadores y fundadores de empresas. Solicítelo en france-visas.gouv.fr antes de mudarse.',
  },
  'visaRequirements.residencePermit': {
    of: '0282cb34',
    text: 'El visado de larga duración para Francia sirve a menudo de permiso de residencia durante el primer año (VLS-TS) y hay que validarlo por internet, normalmente dentro de los 3 meses siguientes a la llegada. Después se solicita una tarjeta de residencia, casi siempre por internet o en la prefectura, antes de que venza el visado. Los ciudadanos de la UE no necesitan permiso.',
  },
  'visaRequirements.familyReunification': {
    of: '19138fa9',
    text: 'El cónyuge y los hijos menores de un residente legal de Francia pueden ir por lo general mediante la reagrupación familiar (regroupement familial), que exige un tiempo de estancia, unos ingresos y una vivienda de tamaño suficiente; las familias de los titulares de un permiso Talent tienen una vía más sencilla. Consulte las condiciones en service-public.fr.',
  },
  'customsRegulations.dutyFreeAllowance': {
    of: '2d5107a8',
    text: 'El menaje de casa entra en Francia libre de derechos y de IVA si ha vivido fuera de la UE al menos 12 meses y lo ha tenido en uso privado al menos 6 meses. Debe llegar dentro de los 12 meses siguientes a su mudanza; se admiten varios envíos si todo figura en el inventario presentado con el primero. Nada puede venderse, prestarse ni alquilarse durante 12 meses sin avisar a la aduana. Una mudanza desde otro país de la UE no requiere ningún trámite aduanero.',
  },
  'customsRegulations.prohibitedItems.0': { of: '2716d831', text: 'Drogas.' },
  'customsRegulations.prohibitedItems.1': {
    of: '5743bc28',
    text: 'Artículos falsificados: Francia lo aplica con rigor, incluso con un solo objeto.',
  },
  'customsRegulations.prohibitedItems.2': { of: '2bbfa747', text: 'Carne y productos lácteos de fuera de la UE.' },
  'customsRegulations.prohibitedItems.3': {
    of: 'fbc82c64',
    text: 'Animales y plantas protegidos, y objetos hechos con ellos, sin documentos CITES.',
  },
  'customsRegulations.prohibitedItems.4': {
    of: '65ccd23c',
    text: 'Perros de la categoría 1 (tipos pit bull, tosa y mastín sin pedigrí).',
  },
  'customsRegulations.restrictedItems.0': {
    of: '06ed163d',
    text: 'Alcohol y tabaco: quedan fuera de la franquicia, así que pagan impuestos.',
  },
  'customsRegulations.restrictedItems.1': {
    of: 'f31310ae',
    text: 'Vehículos utilitarios y de uso mixto y casas móviles: quedan fuera de la franquicia.',
  },
  'customsRegulations.restrictedItems.2': {
    of: '682c73fb',
    text: 'Material profesional y existencias de materias primas: quedan fuera de la franquicia, salvo los instrumentos portátiles de su oficio.',
  },
  'customsRegulations.restrictedItems.3': { of: 'e193b927', text: 'Armas: solo con los permisos que exige Francia.' },
  'customsRegulations.restrictedItems.4': { of: '19544659', text: 'Plantas: solo con un certificado fitosanitario.' },
  'customsRegulations.documentationRequired.0': {
    of: 'd30d9cb7',
    text: 'Declaración de entrada de bienes personales en franquicia, por lo general el formulario Cerfa 10070; compruebe el número y la versión vigentes con la aduana francesa.',
  },
  'customsRegulations.documentationRequired.1': {
    of: 'd82d5178',
    text: 'Inventario con valores, fechado y firmado, por lo general por duplicado.',
  },
  'customsRegulations.documentationRequired.2': {
    of: '6a6c358d',
    text: 'Prueba de que ha vivido fuera de la UE al menos 12 meses y de que ahora vive en Francia.',
  },
  'customsRegulations.documentationRequired.3': {
    of: 'ab8cc09c',
    text: 'Certificado de cambio de residencia del consulado francés, para los ciudadanos franceses que regresan.',
  },
  'customsRegulations.documentationRequired.4': {
    of: '74087950',
    text: 'Pasaporte con el visado de larga duración, para los ciudadanos de fuera de la UE.',
  },
  'customsRegulations.documentationRequired.5': {
    of: 'dcd7f1bb',
    text: 'Documentos que demuestren que un automóvil, un barco o un avión pagó sus impuestos en el país de origen.',
  },
  'customsRegulations.customsClearanceTime': {
    of: '433b0682',
    text: 'El despacho del menaje de casa en Francia suele tardar de 3 a 7 días hábiles una vez que la documentación está completa. Ponga en el primer inventario todo lo que pueda enviar más adelante, porque lo que falte en él puede perder la franquicia.',
  },
  'petImport.vaccinations.0': {
    of: 'b2a56f39',
    text: 'Primero el microchip: debe estar colocado antes de la vacuna contra la rabia o implantarse en la misma visita.',
  },
  'petImport.vaccinations.1': {
    of: '0683f123',
    text: 'Vacuna contra la rabia para perros, gatos y hurones a las 12 semanas de edad o más tarde.',
  },
  'petImport.vaccinations.2': {
    of: '571bb221',
    text: 'Espera de 21 días desde la primera vacuna contra la rabia antes de viajar a Francia.',
  },
  'petImport.vaccinations.3': {
    of: '75918667',
    text: 'Análisis de sangre de anticuerpos contra la rabia si viene de un país que la UE no incluye entre los de bajo riesgo: la muestra suele tomarse al menos 30 días después de la vacuna, con 3 meses de espera antes del viaje.',
  },
  'petImport.quarantine': {
    of: 'e9ec35a2',
    text: 'Las mascotas que cumplen las normas de la UE no pasan cuarentena en Francia; un animal que no las cumpla puede ser devuelto, aislado o, como último recurso, sacrificado. Los perros de la categoría 1 (tipos pit bull, tosa y mastín sin pedigrí) no pueden entrar de ninguna manera. Si en su caso hace falta el análisis de sangre, empiece al menos cinco meses antes de la mudanza.',
  },
  'petImport.healthCertificate': {
    of: '605d5a2f',
    text: 'Desde fuera de la UE, un perro, un gato o un hurón suele necesitar un certificado zoosanitario de la UE para entrar en Francia; desde dentro de la UE sirve el pasaporte para mascotas. Según informan otras guías, desde el 22 de abril de 2026 rigen nuevas normas de la UE, con nuevos modelos de certificado desde el 1 de octubre de 2026 y un máximo de cinco mascotas por vehículo, así que pida al veterinario el modelo vigente y consulte al Ministerio de Agricultura francés (agriculture.gouv.fr).',
  },
  'vehicleImport.regulations': {
    of: 'c0fc7157',
    text: 'Un automóvil particular se considera un bien personal, de modo que quien llega de fuera de la UE puede llevarlo a Francia libre de derechos con el menaje de casa: 12 meses de vida en el extranjero, 6 meses de uso privado, impuestos pagados en el país de origen y sin venderlo durante 12 meses. Después de la aduana hay que matricularlo en Francia.',
  },
  'vehicleImport.duties': {
    of: '6a6d52fd',
    text: 'Con la franquicia por traslado de residencia no se pagan derechos ni IVA por el automóvil en Francia. Sin ella, cuente normalmente con un 10 % de derechos y un 20 % de IVA, y la matriculación puede llevar un recargo por CO2 (malus), del que a veces se puede eximir a los recién llegados; consulte a la aduana francesa y a la agencia de matriculación ANTS.',
  },
  'vehicleImport.documentation.0': {
    of: '05cae2ef',
    text: 'Certificado de aduana 846A, que suele ser necesario para la matriculación.',
  },
  'vehicleImport.documentation.1': { of: 'a21b27f4', text: 'Documento de matriculación extranjero a su nombre.' },
  'vehicleImport.documentation.2': {
    of: '417d7eb7',
    text: 'Prueba de que se pagaron los impuestos del automóvil en el país de origen.',
  },
  'vehicleImport.documentation.3': {
    of: 'd8eb6d1f',
    text: 'Certificado de conformidad, o una homologación para los automóviles que no se fabricaron según las normas de la UE.',
  },
  'vehicleImport.documentation.4': {
    of: 'de53800c',
    text: 'Solicitud de matriculación en la agencia ANTS, hecha por internet.',
  },
  'vehicleImport.restrictions': {
    of: 'f71e85fe',
    text: "Llevar un automóvil a Francia puede compensar si lo cubre la franquicia y tiene la conformidad de la UE; los fabricados para otros mercados pueden necesitar una homologación individual, lenta y cara. Los vehículos comerciales y las casas móviles no tienen franquicia. Algunas ciudades limitan los automóviles más antiguos según el distintivo de emisiones Crit'Air, con normas que están cambiando, y se circula por la derecha.",
  },
  'healthcare.system': {
    of: '3815c433',
    text: 'Francia tiene un seguro público de salud universal que reembolsa gran parte de lo que cuestan los médicos, los hospitales y los medicamentos. Se elige un médico de cabecera (médecin traitant) y se usa la Carte Vitale.',
  },
  'healthcare.insurance': {
    of: 'b8751cd0',
    text: 'En Francia, los empleados se afilian al sistema público a través de su trabajo; los demás residentes pueden afiliarse por lo general tras tres meses de residencia estable. La mayoría añade un seguro complementario (mutuelle), y los visados de larga duración exigen a menudo una cobertura privada al principio.',
  },
  'healthcare.emergencyNumber': { of: '67483729', text: '112, 15 (ambulancia), 17 (policía), 18 (bomberos)' },
  'education.schoolSystem': {
    of: 'ad9873c3',
    text: 'En Francia la escolaridad es obligatoria desde los 3 hasta los 16 años: école maternelle, école élémentaire, collège y lycée, gratuitos en los centros públicos. El curso va de septiembre a principios de julio; el ayuntamiento (mairie) inscribe a los niños más pequeños según su dirección.',
  },
  'education.languageOfInstruction': {
    of: '58206c9d',
    text: 'En las escuelas de Francia se enseña en francés. Muchas localidades tienen clases de apoyo para los niños recién llegados, y algunas escuelas públicas tienen secciones internacionales.',
  },
  'utilities.electricity': {
    of: 'ee04f2bd',
    text: 'En Francia la corriente es de 230 V a 50 Hz, con enchufes de los tipos C y E. Los aparatos fabricados para 110 a 120 V necesitan allí un transformador.',
  },
  'utilities.internet': {
    of: '6963c5de',
    text: 'La fibra llega a la mayoría de las localidades francesas, y los contratos suelen reunir internet, televisión y teléfono. La activación puede tardar en una vivienda recién alquilada, así que pídala pronto.',
  },
  'utilities.banking': {
    of: '3b31d662',
    text: 'Para abrir una cuenta bancaria en Francia suelen hacer falta un pasaporte, un comprobante de domicilio y otro de ingresos; los datos de la cuenta (RIB) se necesitan para el alquiler, la electricidad y el sueldo. Si los bancos le rechazan, la Banque de France tiene un procedimiento que da a los residentes derecho a una cuenta.',
  },
  'culturalTips.0': {
    of: '460d9452',
    text: 'Diga bonjour al entrar en una tienda o al comenzar cualquier conversación, y au revoir al marcharse; es importante.',
  },
  'culturalTips.1': {
    of: 'e27d9de2',
    text: 'Trate de vous a las personas que no conoce hasta que le propongan el tu.',
  },
  'culturalTips.2': {
    of: '94dbce72',
    text: 'Muchas tiendas y oficinas cierran a mediodía, los domingos y parte de agosto, así que organice sus gestiones en función de eso.',
  },
  'culturalTips.3': {
    of: 'a2f704a0',
    text: 'Guarde copias en papel: el expediente (dossier) de un arrendador o de la prefectura pide a menudo otra vez los mismos documentos.',
  },
  'culturalTips.4': {
    of: 'e46d8aad',
    text: 'Lea el plazo de preaviso del contrato de alquiler y esté presente en el état des lieux, la inspección de la vivienda a la entrada y a la salida.',
  },
  'importantContacts.emergencyServices': {
    of: 'bfd24462',
    text: 'En Francia, marque el 112 para cualquier emergencia, el 15 para una ambulancia (SAMU), el 17 para la policía o el 18 para los bomberos; el 114 atiende a las personas sordas o con dificultades auditivas.',
  },
  'importantContacts.taxOffice': {
    of: '7fa0f888',
    text: 'La administración de finanzas públicas (DGFiP) se ocupa de los impuestos: impots.gouv.fr.',
  },
  'sources.0.title': { of: '7f4b390d', text: 'Aduanas de Francia: trasladar la residencia principal a Francia' },
  'sources.1.title': { of: 'ab7110ae', text: 'Embajada de Francia en China: aduanas para las personas que regresan' },
  'sources.2.title': { of: 'f0f4fede', text: 'Reglamento (CE) 1186/2009: franquicia por traslado de residencia' },
  'sources.3.title': { of: '707ca4f8', text: 'France-Visas: el sitio oficial de visados' },
  'sources.4.title': { of: '8eb79c9c', text: 'Service-Public: guía oficial de derechos y trámites' },
  'sources.5.title': { of: 'c1c4d4b2', text: 'Comisión Europea: desplazamiento de mascotas dentro de la Unión' },
  'sources.6.title': { of: 'b4054ff9', text: 'Ministerio de Agricultura de Francia' },
  'sources.7.title': { of: 'e440933f', text: 'Administración tributaria de Francia' },
  'sources.8.title': { of: '57761936', text: 'Politis: nuevas normas de la UE para las mascotas (secondary)' },
  'sources.9.title': { of: '3ed57b9f', text: 'Números de emergencia por país (open data)' },
  'sources.10.title': { of: '3bd274cc', text: 'Voltajes y enchufes por país (open data)' },
};
